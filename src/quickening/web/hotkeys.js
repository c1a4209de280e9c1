// Keys: 1 to 9 choose, Space goes on, Z takes back, Escape lets go, L opens the log, ? asks for help.
import { $ } from "./dom.js";

const isTyping = (target) => Boolean(target.closest?.("input, textarea, select, [contenteditable]"));
const isControl = (target) => Boolean(target.closest?.("button, a, summary, .card, [role=button]"));

/** Whether the focus is where a pointer was last: keys that lead from place to place take it on from there. */
let pointed = false;
document.addEventListener("pointerdown", () => {
  pointed = true;
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Tab" || event.key.startsWith("Arrow")) pointed = false;
  },
  true,
);

/** A card that was clicked keeps the focus; whoever clicks means the button that says Space, not the card again. */
export const isMeantForNext = (event) => event.key === " " && pointed && Boolean(event.target.closest?.(".card"));

/** Watch the keys; `acts` has `table`, `prompt`, `undo`, `log` and `help`. */
export function watchKeys({ table, prompt, undo, log, help }) {
  const choose = (number) => {
    const keyed = `[data-hotkey="${number}"]:not(:disabled)`;
    ($("asked").querySelector(keyed) ?? $("hand").querySelector(keyed))?.click();
  };
  document.addEventListener("keydown", (event) => {
    if (!table.state || isTyping(event.target) || $("reading").open || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const key = event.key.toLowerCase();
    if (key === "escape" && table.held !== null) table.letGo();
    else if (/^[1-9]$/.test(key)) choose(Number(key));
    else if (key === "z" || key === "u") undo();
    else if (key === "l") log();
    else if (key === "?") help();
    else if (key === " " && (!isControl(event.target) || isMeantForNext(event)) && table.state.view.decision) {
      event.preventDefault();
      prompt.next();
    }
  });
}
