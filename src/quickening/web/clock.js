// The clock as it is shown: it counts between two states; when it has run out, the server says so.
import { $, element } from "./dom.js";

let clock = null;
let heard = 0;

/** Minutes and seconds; a little left is not shown as nothing. */
function words(seconds) {
  const whole = Math.ceil(Math.max(0, seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How long a seat has left: in the whole game, and for the decision it is asked. */
function leftOf(seat) {
  const gone = clock.running === seat ? (performance.now() - heard) / 1000 : 0;
  const times = clock.left ? [words(clock.left[seat] - gone)] : [];
  if (clock.decision !== null && (clock.running === seat || !times.length))
    times.push(clock.running === seat ? words(clock.decision - gone) : "–");
  return times.join(" / ");
}

function title(seat) {
  if (clock.out.includes(seat)) return "ran out of time";
  if (!clock.begun) return "the clock begins when all have come";
  return clock.running === seat ? "this clock runs" : "time left";
}

function tick() {
  if (!clock) return;
  for (const shown of $("people").querySelectorAll(".clock")) shown.textContent = leftOf(Number(shown.dataset.clock));
}

/** What the newest state says about the clock. */
export function noteClock(told) {
  clock = told;
  heard = performance.now();
}

/** A seat's clock, if there is one. */
export function clockOf(seat) {
  if (!clock) return [];
  const running = clock.running === seat ? " running" : "";
  return [
    element("span", {
      className: `clock${running}`,
      "data-clock": seat,
      title: title(seat),
      textContent: leftOf(seat),
    }),
  ];
}

setInterval(tick, 500);
