// The body between two duelists: nine areas over one figure. Attacks glow where they cut, defenses cover, and where
// both are both are seen; where a hidden attack may fall is marked as not known.
import { element, svg } from "../dom.js";
import { glyph } from "../glyph.js";
import { FIGURE } from "../art/people.js";
import { AREAS, areas } from "../faces/highlander.js";

const CUT = "M-74 0Q0 -34 74 0Q0 -14 -74 0Z";
const EDGE = "M-58 -3Q0 -26 58 -3Q0 -18 -58 -3Z";
/** How a cut through an area lies, in degrees. */
const SLANTS = [30, 80, 150, 14, 24, 166, -30, 100, 210];

const has = (grid, n) => Boolean(grid & (1 << n));

/** The man that is cut and covered. */
function man() {
  const stops = [
    [0, "#1d2a47"],
    [0.5, "#131d34"],
    [1, "#0a1020"],
  ].map(([offset, colour]) => svg("stop", { offset, "stop-color": colour }));
  const made = svg(
    "svg",
    { viewBox: "-4 -2 108 170", class: "man", "aria-hidden": "true" },
    svg("defs", {}, svg("linearGradient", { id: "man-shade", x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops)),
  );
  made.append(
    svg("path", { d: FIGURE, fill: "#e6f0ff", transform: "translate(-.8 -.8)" }),
    svg("path", { d: FIGURE, fill: "url(#man-shade)" }),
  );
  made.append(
    svg("path", {
      d: "M42.5 33L50 60 57.5 33M50 60V122M33 77Q50 82 67 77",
      fill: "none",
      stroke: "#6f8cc4",
      "stroke-width": 0.9,
      opacity: 0.75,
    }),
  );
  return made;
}

/** The cut of an attack through each of its areas. */
function cuts(exchanges) {
  const made = svg("svg", {
    viewBox: "0 0 300 300",
    class: "cuts",
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  const glow = svg(
    "linearGradient",
    { id: "cut-glow", x1: 0, x2: 1 },
    ...[
      [0, 0],
      [0.5, 1],
      [1, 0],
    ].map(([offset, opacity]) =>
      svg("stop", { offset, "stop-color": opacity ? "#ffb36b" : "#ff5a2a", "stop-opacity": opacity }),
    ),
  );
  made.append(svg("defs", {}, glow));
  for (const one of exchanges) {
    for (let n = 0; n < 9; n += 1) {
      if (!has(one.grid ?? 0, n)) continue;
      const place = `translate(${(n % 3) * 100 + 50} ${Math.floor(n / 3) * 100 + 50}) rotate(${SLANTS[n]})`;
      made.append(
        svg(
          "g",
          { transform: place },
          svg("path", { d: CUT, fill: "#ff7a3a", opacity: 0.35, transform: "scale(1.1 1.9)" }),
          svg("path", { d: CUT, fill: "url(#cut-glow)" }),
          svg("path", { d: EDGE, fill: "#fff" }),
        ),
      );
    }
  }
  return made;
}

function stateOf(n, { aimed, covered, unknown }) {
  if (has(aimed, n)) return has(covered, n) ? "hit met" : "hit";
  if (has(covered, n)) return "covered";
  return unknown ? "unknown" : "";
}

const WORDS = {
  hit: "attacked",
  "hit met": "attacked and covered",
  covered: "covered",
  unknown: "a hidden attack may fall here",
  "": "",
};

function cell(n, over) {
  const state = stateOf(n, over);
  const said = [AREAS[n].replace("middle center", "center"), WORDS[state]].filter(Boolean).join(", ");
  return element(
    "div",
    { className: `cell ${state}`, "data-area": n, role: "img", "aria-label": said },
    element("span", { "aria-hidden": "true", textContent: AREAS[n].replace("middle center", "center") }),
  );
}

function notes(exchanges, unknown) {
  const stopped = exchanges.filter(
    (one) => one.result && one.result !== "successful" && one.result !== "pending",
  ).length;
  const through = exchanges.filter((one) => one.result === "successful").length;
  const parts = [];
  if (stopped) parts.push(element("span", { className: "note met" }, glyph("shield-halved"), `${stopped} stopped`));
  if (through) parts.push(element("span", { className: "note hit" }, glyph("droplet"), `${through} through`));
  if (unknown)
    parts.push(element("span", { className: "note unknown" }, glyph("eye-slash"), "one attack is " + "hidden"));
  return parts.length ? [element("div", { className: "notes" }, ...parts)] : [];
}

/** The body with these attacks, and what meets them. */
export function body(exchanges) {
  const aimed = exchanges.reduce((all, one) => all | (one.grid ?? 0), 0);
  const covered = exchanges.reduce((all, one) => all | (one.meets ?? 0), 0);
  const unknown = exchanges.some((one) => one.grid === null && !one.result);
  const words = exchanges.length
    ? `Aimed at ${areas(aimed)}; covered: ${areas(covered)}${unknown ? "; one attack is hidden" : ""}`
    : "No attack stands";
  const cells = element("div", { className: "cells" }, ...AREAS.map((_, n) => cell(n, { aimed, covered, unknown })));
  return element(
    "div",
    { className: "bodybox", role: "group", "aria-label": words, "data-key": "body" },
    man(),
    cells,
    cuts(exchanges),
    ...notes(exchanges, unknown),
  );
}
