// A glyph as a sign in a line of text or on a button.
import { GLYPHS } from "./glyphs.js";
import { svg } from "./dom.js";

/** A sign; what it says is said beside it, or by the label of what it stands on. */
export function glyph(name, className = "") {
  const [width, height, path] = GLYPHS[name] ?? GLYPHS.diamond;
  return svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: `sign ${className}`.trim(), "aria-hidden": "true" },
    svg("path", { d: path }),
  );
}
