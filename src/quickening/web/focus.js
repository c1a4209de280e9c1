// The focus stays where it was when the question is drawn anew: on the same button, or on the question's first one.
import { $ } from "./dom.js";

/** What tells the buttons of a question apart. */
const KEYS = ["option", "less", "step"];

export function keepingFocus(draw) {
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  const within = $("asked").contains(held);
  const keys = KEYS.filter((key) => held?.dataset?.[key]);
  draw();
  if (!within) return;
  const open = [...$("asked").querySelectorAll("button:not(:disabled)")];
  const same = open.find((one) => keys.some((key) => one.dataset[key] === held.dataset[key]));
  (same ?? open.find((one) => one.classList.contains("done")) ?? open[0])?.focus();
}
