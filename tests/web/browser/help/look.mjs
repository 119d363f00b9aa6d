// What can be measured on a screen.

/** By how much the page is wider than the screen. */
export const width = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What axe finds; it wants `asked.axe`. */
export async function faultsOfAxe(page, axe) {
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
