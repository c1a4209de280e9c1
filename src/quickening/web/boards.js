// One layout for each game; whatever has none of its own is shown area by area.
//
// A layout is a function of a view that gives elements. It may also say which place of the board an option is about
// (`placeOf`). The hand is drawn below the board for every game.
import { anyBoard } from "./boards/any.js";
import { lookedAt } from "./boards/parts.js";
import { drawCardsOf } from "./cards.js";
import { $, element } from "./dom.js";
import { render } from "./keyed.js";

/** Where each game's own board is found: it is fetched once a table says what is played there. */
const OWN = {
  highlander: () => import("./boards/highlander.js").then((found) => ({ draw: found.highlanderBoard })),
  huntik: () => import("./boards/huntik.js").then((found) => ({ draw: found.huntikBoard, placeOf: found.huntikPlace })),
  shadowfist: () =>
    import("./boards/shadowfist.js").then((found) => ({
      draw: found.shadowfistBoard,
      placeOf: found.shadowfistPlace,
    })),
};
const BOARDS = {};

function styled(game) {
  if (document.querySelector(`link[data-board="${game}"]`)) return Promise.resolve();
  const link = element("link", { rel: "stylesheet", href: `/static/boards/${game}.css` });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

/** Fetch the board of a game; one that cannot be fetched is shown area by area. */
export async function loadBoard(game) {
  if (!(game in OWN) || game in BOARDS) return;
  const [board] = await Promise.all([OWN[game](), styled(game)]);
  BOARDS[game] = board;
}

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
