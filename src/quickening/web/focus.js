// The focus stays where it was when the question is drawn anew: on the same button, or on the question's first answer.
// What was typed into a field of the same question stays there as well.
import { $ } from "./dom.js";

/** What tells the buttons and fields of a question apart. */
const KEYS = ["option", "less", "step", "kept"];
/** What explains a question and does not answer it. */
const HELP = ".bulb, .term";

/** What was typed, by field. */
function typed() {
  const fields = /** @type {HTMLInputElement[]} */ ([...$("asked").querySelectorAll("input[data-kept]")]);
  return new Map(fields.map((field) => [field.dataset.kept, field.value]));
}

function typeAgain(values) {
  for (const field of $("asked").querySelectorAll("input[data-kept]")) {
    const value = values.get(field.dataset.kept);
    if (value === undefined || value === field.value) continue;
    field.value = value;
    field.dispatchEvent(new Event("input"));
  }
}

export function keepingFocus(draw) {
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  const within = $("asked").contains(held);
  const keys = KEYS.filter((key) => held?.dataset?.[key]);
  const [asked, values] = [$("asked").dataset.n, typed()];
  draw();
  if ($("asked").dataset.n === asked) typeAgain(values);
  if (!within) return;
  const open = [...$("asked").querySelectorAll("button:not(:disabled), [data-kept]")];
  const same = open.find((one) => keys.some((key) => one.dataset[key] === held.dataset[key]));
  const answers = open.filter((one) => !one.matches(HELP));
  (same ?? answers.find((one) => one.classList.contains("done")) ?? answers[0])?.focus();
}

/** Whether the pointer is pressed on something of the question or the guide, and what is drawn once it is released. */
let isPressed = false;
const afterwards = [];

function release() {
  isPressed = false;
  for (const draw of afterwards.splice(0)) setTimeout(draw); // the click comes first
}

addEventListener("pointerdown", (event) => {
  isPressed = Boolean(/** @type {Element} */ (event.target).closest("#asked, #lesson"));
});
for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, release);

/** Draw the same thing anew. What is pressed just now stays there until the click has come: it would be lost. */
export function drawReleased(draw) {
  if (isPressed) afterwards.push(draw);
  else draw();
}

/** Draw the same question anew. */
export const drawnAnew = (draw) => drawReleased(() => keepingFocus(draw));
