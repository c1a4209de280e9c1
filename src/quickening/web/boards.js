// One layout for each game; whatever has none of its own is shown area by area.
//
// A layout is a function of a view that gives elements. It may also say which place of the board an option is about
// (`placeOf`). The hand is drawn below the board for every game.
import { anyBoard } from "./boards/any.js";
import { highlanderBoard } from "./boards/highlander.js";
import { huntikBoard, huntikPlace } from "./boards/huntik.js";
import { shadowfistBoard, shadowfistPlace } from "./boards/shadowfist.js";
import { lookedAt } from "./boards/parts.js";
import { drawCardsOf } from "./cards.js";
import { $ } from "./dom.js";
import { render } from "./keyed.js";

const BOARDS = {
  highlander: { draw: highlanderBoard },
  huntik: { draw: huntikBoard, placeOf: huntikPlace },
  shadowfist: { draw: shadowfistBoard, placeOf: shadowfistPlace },
};

/** Show the board of a view. */
export function showBoard(view) {
  drawCardsOf(view.game);
  document.body.dataset.game = view.game;
  $("board").className = `board ${view.game}`;
  render($("board"), ...(BOARDS[view.game]?.draw ?? anyBoard)(view), ...lookedAt(view));
}

/** The selector of the place an option leads to, if the layout has one. */
export function placeOf(view, option) {
  return BOARDS[view.game]?.placeOf?.(view, option) ?? null;
}
