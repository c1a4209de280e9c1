// Cards on their way: a double goes in place of a card, above everything, so that no edge of a seat, of the stage or of
// the board cuts it off. It is dressed as where the card stands: looks depend on what a card stands in.
import { element } from "./dom.js";

/** The classes of all that a card stands in, from the inside out. */
export function surroundings(drawn) {
  const found = [];
  for (let one = drawn.parentElement; one && one !== document.body; one = one.parentElement) found.push(one.className);
  return found;
}

/** A copy that is nothing but a picture: nobody can touch, find or read it. */
function copyOf(drawn) {
  const copy = drawn.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("[id], [data-key], [data-handle]")]) {
    one.removeAttribute("id");
    delete one.dataset.key;
    delete one.dataset.handle;
  }
  copy.classList.add("flying");
  return copy;
}

/**
 * The double of a card, where and as large as it was seen; take it away with `land`.
 * @param {HTMLElement} drawn
 * @param {{ box: DOMRect, size: number[], around: string[] }} seen
 */
export function double(drawn, { box, size: [width, height], around }) {
  const copy = copyOf(drawn);
  const left = box.left + (box.width - width) / 2;
  const top = box.top + (box.height - height) / 2;
  for (const [name, value] of Object.entries({ left, top, width, height })) copy.style[name] = `${value}px`;
  let outer = copy;
  for (const className of around) outer = element("div", { className: `${className} around` }, outer);
  document.body.append(element("div", { className: "flight", "aria-hidden": "true", inert: true }, outer));
  return copy;
}

/** A double is where it was going. */
export function land(copy) {
  copy.closest(".flight")?.remove();
}
