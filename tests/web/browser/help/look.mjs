// What can be measured on a screen.

/** By how much the page is wider than the screen. */
export const width = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Faults of the layout: what is wider than the screen, what is too small for a finger. */
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
      if (small && !inText && !one.closest("label, .vh") && seen(one))
        found.push(
          `small ${Math.round(box.width)}x${Math.round(box.height)}: ${named(one)}`,
        );
    }
    return found;
  });

/** What axe finds; it wants `asked.axe`. */
export async function faultsOfAxe(page, axe) {
  if (!(await page.evaluate(() => window.axe?.run !== undefined)))
    await page.evaluate(axe);
  return page.evaluate(async () => {
    // a card's own name says in words what its signs and figures show: they need not be repeated sign by sign
    const rules = { "label-content-name-mismatch": { enabled: false } };
    const found = await window.axe.run(document, {
      resultTypes: ["violations"],
      rules,
    });
    return found.violations.map(
      (one) =>
        `${one.id}: ${one.nodes
          .slice(0, 3)
          .map((node) => node.target.join(" "))
          .join(", ")}`,
    );
  });
}
