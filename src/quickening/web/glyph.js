// A glyph as a sign in a line of text or on a button.
import { GLYPHS } from "./glyphs.js";
import { element, svg } from "./dom.js";

const SIGNS = { huntik: "compass", shadowfist: "torii-gate", highlander: "khanda" };

/** A sign; what it says is said beside it, or by the label of what it stands on. */
export function glyph(name, className = "") {
  const [width, height, path] = GLYPHS[name] ?? GLYPHS.diamond;
  return svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: `sign ${className}`.trim(), "aria-hidden": "true" },
    svg("path", { d: path }),
  );
}

/** The sign of a game, beside whatever is told of it. */
export const gameSign = (game) => element("span", { className: `game-sign ${game}` }, glyph(SIGNS[game] ?? "diamond"));
