// Small bar plots, drawn as SVG.
import { element, svg } from "../dom.js";

const WIDE = 300;
const HIGH = 86;

/** Bars with their counts above and what they stand for below. */
export function bars(title, counts) {
  const most = Math.max(1, ...counts.map(([, many]) => many));
  const step = WIDE / Math.max(counts.length, 1);
  const said = counts.map(([value, many]) => `${value}: ${many}`).join(", ");
  const drawn = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${title}. ${said}` });
  counts.forEach(([value, many], n) => {
    const tall = (many / most) * (HIGH - 34);
    const middle = n * step + step / 2;
    const wide = Math.min(step - 4, 34);
    const text = (y, words, kind) => {
      const made = svg("text", { x: middle, y, "text-anchor": "middle", class: kind });
      made.textContent = words;
      return made;
    };
    drawn.append(
      svg("rect", { x: middle - wide / 2, y: HIGH - 17 - tall, width: wide, height: tall, rx: 3 }),
      text(HIGH - 21 - tall, many, "many"),
      text(HIGH - 4, value, "value"),
    );
  });
  return element("figure", { className: "plot" }, element("figcaption", { textContent: title }), drawn);
}
