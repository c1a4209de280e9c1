// The steps of a turn in the bar: the one at hand stands out, and each may be a stop, at which one wants to be asked.
import { $, element } from "./dom.js";
import { render } from "./keyed.js";

/** A step as a heading: "Dave (bot)’s Turn". */
const headed = (words) => words.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A step that can be a stop is a button; the dot says that it is one. */
function stopAt(stops, id, words) {
  const made = element("button", {
    type: "button",
    textContent: words,
    "aria-pressed": String(stops.hasStep(id)),
    title: stops.hasStep(id)
      ? "You are asked in this step. Click to go on through it."
      : "Click to be asked in this step",
  });
  made.onclick = () => stops.toggleStep(id);
  return made;
}

/**
 * Show the steps of a turn.
 * @param {import("./types/messages").View} view
 */
export function showTrack(view, stops = null) {
  const place = $("track");
  const { track } = view;
  if (!place || !track) return;
  const canStop = Boolean(stops) && view.seat !== null && track.stops;
  const steps = track.steps.map(([id, said]) => {
    const words = headed(said);
    const made = element("li", { "data-key": `step ${id}` }, canStop ? stopAt(stops, id, words) : words);
    if (id === track.now && !view.outcome) {
      made.className = "now current";
      made.setAttribute("aria-current", "step");
    }
    return made;
  });
  render(
    place,
    element("ol", { className: "phases", "aria-label": "Phases of the turn", "data-key": "phases" }, ...steps),
  );
}
