// What can be measured on a screen.

/** By how much the page is wider than the screen. */
export const width = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Waits until nothing more happens: all is answered, nothing moves, nothing has changed for a moment. */
export async function still(page, quiet = 120) {
  for (const until = Date.now() + 10_000; Date.now() < until;) {
    const changed = await page.evaluate(
      (quiet) =>
        new Promise((done) => {
          const watch = new MutationObserver(() => end(true));
          const timer = setTimeout(() => end(false), quiet);
          const end = (changed) => {
            watch.disconnect();
            clearTimeout(timer);
            const moves = document
              .getAnimations()
              .some(
                (one) =>
                  one.playState === "running" &&
                  one.effect?.getComputedTiming().endTime !== Infinity,
              );
            done(changed || moves);
          };
          watch.observe(document, {
            childList: true,
            subtree: true,
            attributes: true,
            characterData: true,
          });
        }),
      quiet,
    );
    if (!changed && !page.flying.size) return;
  }
}

/** Faults seen on a screen: what is wider than it, what is too small for a finger, what nobody has put into words. */
export const measured = (page) =>
  page.evaluate(() => {
    const LEAST = 40;
    const found = [];
    const named = (one) =>
      [one.parentElement, one]
        .map((up) => [up.tagName.toLowerCase(), ...up.classList].join("."))
        .join(" > ");
    const seen = (one) =>
      one.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
    const bare =
      /\b(category|source|event|reason|move|phase|effect|merit|price|decide|gain|tip|problem|lesson|end|review)-[a-z]+[\w-]*/g;
    const labels = [...document.querySelectorAll("[aria-label]")].map(
      (one) => one.ariaLabel,
    );
    const text = [document.body.innerText, ...labels].join("\n");
    for (const [id] of text.matchAll(bare)) found.push(`no words for ${id}`);
    const by = document.documentElement.scrollWidth - innerWidth;
    if (by > 0) {
      const out = (one) => one.getBoundingClientRect().right > innerWidth + 1;
      const cut = (one) => {
        for (let up = one.parentElement; up !== document.body;)
          if (getComputedStyle(up).overflowX !== "visible" && !out(up))
            return true;
          else up = up.parentElement;
        return false;
      };
      const beyond = [...document.body.querySelectorAll("*")].filter(
        (one) => seen(one) && out(one) && !cut(one),
      );
      found.push(`wider by ${by}: ${beyond.slice(0, 3).map(named).join(", ")}`);
    }
    const targets = document.querySelectorAll(
      "button, a[href], input, select, summary, [role=radio], [role=switch]",
    );
    for (const one of targets) {
      const box = one.getBoundingClientRect();
      const small =
        Math.round(box.width) < LEAST || Math.round(box.height) < LEAST;
      const inText = getComputedStyle(one).display === "inline";
      // what lies in a label is as large as the label; a link within a sentence is as high as its line
      const off = one.ariaDisabled === "true";
      if (small && !inText && !off && !one.closest("label, .vh") && seen(one))
        found.push(
          `small ${Math.round(box.width)}x${Math.round(box.height)}: ${named(one)}`,
        );
    }
    return found;
  });

/** What axe finds; it wants `asked.axe`. */
export async function faultsOfAxe(page, axe) {
  // a glyph is called axe too
  if (!(await page.evaluate(() => typeof window.axe?.run === "function")))
    await page.evaluate(axe);
  return page.evaluate(async () => {
    // a card's own name says in words what its signs and figures show: they need not be repeated sign by sign
    const rules = { "label-content-name-mismatch": { enabled: false } };
    const found = await window.axe.run(document, {
      resultTypes: ["violations"],
      elementRef: true,
      rules,
    });
    // a tooltip belongs to what it describes, not to a part of the page
    const counts = (rule, node) =>
      rule !== "region" || !node.element?.closest("[popover]");
    return found.violations.flatMap(({ id, nodes }) => {
      const places = nodes
        .filter((node) => counts(id, node))
        .map((node) => node.target.join(" "));
      return places.length ? [`${id}: ${places.slice(0, 3).join(", ")}`] : [];
    });
  });
}
