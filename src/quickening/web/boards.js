// One layout for each game; whatever has none of its own is shown area by area.
//
// A layout is a function of a view that gives elements. It may also say which place of the board an option is about
// (`placeOf`), and make itself fit once it is in its place (`settle`). The hand is drawn below the board for every game.
import { anyBoard } from "./boards/any.js";
import { highlanderBoard } from "./boards/highlander.js";
import { EDITIONS } from "./names.js";
import { huntikBoard, huntikPlace } from "./boards/huntik.js";
import { settleShadowfist, shadowfistBoard, shadowfistPlace } from "./boards/shadowfist.js";
import { lookedAt, tighten } from "./boards/parts.js";
import { drawCardsOf } from "./cards.js";

const BOARDS = {
  highlander: { draw: highlanderBoard, settle: tighten },
  huntik: { draw: huntikBoard, placeOf: huntikPlace, settle: tighten },
  shadowfist: { draw: shadowfistBoard, placeOf: shadowfistPlace, settle: settleShadowfist },
};

/** All cards of a view; one that is looked at is known, though it lies hidden in its pile. */
export function cardsOf(view) {
  const all = view.areas.flatMap((one) => one.cards);
  const known = new Set(all.filter((card) => card.name).map((card) => card.handle));
  return all.filter((card) => card.name || !known.has(card.handle));
}

/** The board of a view. */
export function drawBoard(view) {
  drawCardsOf(view.game);
  return [...lookedAt(view), ...(BOARDS[view.game]?.draw ?? anyBoard)(view)];
}

/** The board is in its place, with the hand below it. */
export function settleBoard(view) {
  document.body.classList.remove("tight");
  BOARDS[view.game]?.settle?.(view);
}

/** The selector of the place an option leads to, if the layout has one. */
export function placeOf(view, option) {
  return BOARDS[view.game]?.placeOf?.(view, option) ?? null;
}

/** The situation in a line. */
export function situation(view) {
  const facts = [];
  for (const [name, value] of view.status) {
    if (name === "edition") facts.push(EDITIONS[value] ?? value);
    if (name === "phase" && value) facts.push(`${value} phase`.replace("turn phase", "turn"));
    if (name === "round") facts.push(`round ${value}`);
  }
  const status = Object.fromEntries(view.status);
  const turn = status["lead is chosen"] === false ? null : status.active ?? status.turn;
  if (view.names[turn] && !view.outcome) facts.push(turn === view.seat ? "your turn" : `${view.names[turn]}’s turn`);
  if (view.outcome) facts.push("the game is over");
  return facts.join(" · ");
}
