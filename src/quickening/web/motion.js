// Motion and sound: cards glide from where they were, a soft tone when one is asked. Both can be turned off.
import { $ } from "./dom.js";

const MOVING = "#board :not(.stack) > .card[data-handle], #hand .card[data-handle]";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function places() {
  const found = new Map();
  for (const drawn of document.querySelectorAll(MOVING)) found.set(drawn.dataset.handle, drawn.getBoundingClientRect());
  return found;
}

/** Whether nothing is to move: as the player wished at a table, or as the system is set. */
export function isStill() {
  return calm.matches || ($("motion")?.getAttribute("aria-pressed") ?? localStorage.getItem("motion")) === "false";
}

/** Cards glide from where they were; new ones appear. */
export function move(before) {
  if (isStill() || !before.size) return;
  for (const drawn of document.querySelectorAll(MOVING)) {
    const was = before.get(drawn.dataset.handle);
    const now = drawn.getBoundingClientRect();
    if (!was) { drawn.animate([{ opacity: 0, transform: "scale(.8)" }, { opacity: 1, transform: "none" }], { duration: 260, easing: "ease-out" }); continue; }
    const [x, y] = [was.left - now.left, was.top - now.top];
    if (Math.abs(x) + Math.abs(y) > 4) drawn.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 3 }, { transform: "none" }], { duration: 320, easing: "ease-out" });
  }
}

let audio = null;

export function beep() {
  if ($("sound")?.getAttribute("aria-pressed") !== "true") return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.05, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
  tone.frequency.value = 660;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.26);
}
