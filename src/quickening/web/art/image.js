// Drawn pictures as images: each is made once and kept, so that a board of a hundred cards costs little.
import { element } from "../dom.js";

const made = new Map();

/** The address of a picture; `draw` gives the text of its SVG if there is none yet. */
export function addressOf(key, draw) {
  if (!made.has(key)) made.set(key, URL.createObjectURL(new Blob([draw()], { type: "image/svg+xml" })));
  return made.get(key);
}

/** A picture as an element; what it shows is said elsewhere. */
export function image(key, draw, className = "art") {
  return element("img", { className, alt: "", src: addressOf(key, draw), draggable: false, decoding: "sync" });
}
