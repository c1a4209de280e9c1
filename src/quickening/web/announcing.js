// What others just did, for a moment in the middle of the board: the card they played, what came of it, whose turn
// begins. It is told in the log as well, so those who listen or want no motion miss nothing; a press or a key ends it.
import { $, element } from "./dom.js";
import { drawCard } from "./cards.js";
import { playedIn } from "./lately.js";
import { activeSeat, fact } from "./model.js";
import { cardPlayed } from "./naming.js";
import { weightOf } from "./telling.js";
import { seatClass } from "./boards/parts.js";

const OUT = "cubic-bezier(0.16, 1, 0.3, 1)";
/** How long a card is shown, each line below it, and the beginning of a turn, in milliseconds. */
const TIMES = { card: 1500, line: 450, turn: 1100 };
/** So many lines tell what came of it. */
const MOST = 3;
/** What lies on the stage anyway. */
const STAGED = new Set(["attack", "block", "dodge", "guard"]);
/** Narrower boards show the card small. */
const NARROW = 700;
let shown = null;

function end() {
  shown?.remove();
  shown = null;
}

for (const pressed of ["pointerdown", "keydown"]) document.addEventListener(pressed, end, true);

/** Show something over the board, and take it away again. */
function herald(made, duration) {
  end();
  const { left, top, width, height } = $("board").getBoundingClientRect();
  made.style.left = `${left + width / 2}px`;
  made.style.top = `${top + height / 2}px`;
  document.body.append(made);
  shown = made;
  const frames = [
    { opacity: 0, scale: 0.82 },
    { opacity: 1, scale: 1, offset: Math.min(0.25, 220 / duration) },
    { opacity: 1, scale: 1, offset: 1 - Math.min(0.25, 260 / duration) },
    { opacity: 0, scale: 0.96 },
  ];
  const gone = () => made === shown && end();
  made.animate(frames, { duration, easing: OUT }).finished.then(gone, gone);
}

/** The last card that somebody else played, if it is to be seen who and what. */
function played(view, lines) {
  const all = lines.map(({ text }) => playedIn(text, view.names)).filter((one) => one && one.seat !== view.seat);
  const last = all.at(-1);
  const card = last?.name ? cardPlayed(last.name) : null;
  return card && last.seat >= 0 && !STAGED.has(card.kind) ? { ...last, card } : null;
}

function cardShown(view, { seat, text, card }, after) {
  const narrow = $("board").clientWidth < NARROW;
  const drawn = drawCard(card, narrow ? "hand" : "large");
  drawn.removeAttribute("data-handle");
  const lines = after.map((line) => element("p", { textContent: line }));
  return element(
    "div",
    { className: `herald ${seatClass(seat)}`, "aria-hidden": "true", inert: true },
    element("p", { className: "did", textContent: text }),
    drawn,
    ...lines,
  );
}

/** The turn or, where turns go to and fro, the round that begins. */
const begins = (view) => (view.game === "huntik" ? fact(view, "round") : fact(view, "turn"));

function turnShown(view) {
  const words = view.game === "huntik" ? `Round ${begins(view)}` : "Your turn";
  return element(
    "div",
    { className: `herald turn ${seatClass(view.seat)}`, "aria-hidden": "true", inert: true },
    element("p", { textContent: words }),
  );
}

/**
 * Tell what is new since the view before.
 * @param {import("./types/messages").View | undefined} before
 * @param {import("./types/messages").View} view
 */
export function announce(before, view) {
  if (!before || view.seat === null || view.outcome) return;
  const lines = view.log;
  const play = played(view, lines);
  const turning = lines.filter((line) => weightOf(line) > 2).map((line) => line.text);
  const after = [...new Set(turning)].filter((text) => text !== play?.text).slice(-MOST);
  if (play) herald(cardShown(view, play, after), TIMES.card + after.length * TIMES.line);
  else if (after.length && !lines.some((line) => line.text.startsWith(`${view.names[view.seat]} `)))
    herald(
      element(
        "div",
        { className: "herald", "aria-hidden": "true", inert: true },
        ...after.map((line) => element("p", { textContent: line })),
      ),
      TIMES.card + after.length * TIMES.line,
    );
  else if (begins(view) !== begins(before) && (view.game === "huntik" || activeSeat(view) === view.seat))
    herald(turnShown(view), TIMES.turn);
}
