"use strict";
// Draws the charts in the colours of the page, again when the screen turns light or dark.
const settings = JSON.parse(document.getElementById("settings").textContent);
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const NARROW = 480;

function look(width) {
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const [ink, soft, line, mark, bar, guide] = ["--ink", "--soft", "--line", "--mark", "--bar", "--guide"].map(colour);
  const font = getComputedStyle(document.body).fontFamily;
  return {
    background: "transparent",
    font,
    view: { stroke: null },
    axis: {
      labelColor: ink, titleColor: soft, gridColor: line, domainColor: line, tickColor: line,
      labelFontSize: 12, titleFontSize: 12, titleFontWeight: "normal", domain: false,
    },
    axisY: { labelLimit: width < NARROW ? 120 : 220, labelPadding: 8 },
    style: {
      interval: { color: mark, strokeWidth: 2, strokeCap: "round" },
      dot: { shape: "diamond", filled: true, color: mark, size: 120, opacity: 1 },
      open: { shape: "circle", filled: false, color: mark, strokeWidth: 2, size: 80, opacity: 1 },
      guide: { color: guide, strokeWidth: 1.5, strokeDash: [5, 4] },
      bar: { color: bar, cornerRadiusEnd: 2 },
      figure: { color: ink, align: "left", dx: 8, fontSize: 12 },
    },
  };
}

async function draw() {
  for (const box of document.querySelectorAll("[data-chart]")) {
    const options = { renderer: "svg", actions: false, config: look(box.clientWidth), tooltip: { theme: dark.matches ? "dark" : "light" } };
    if (settings.locale) options.formatLocale = settings.locale;
    await vegaEmbed(box, settings.charts[box.dataset.chart], options);
  }
}

dark.addEventListener("change", draw);
draw();
