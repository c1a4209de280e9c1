// The winner's screen: who won and how, over the game's own sky; how it stood and where it turned; then another game,
// the replay, the table as it stands.
import { $, button, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { image } from "./art/image.js";
import { posterOf } from "./art/posters.js";
import { area, fact, near, situation, wonBy } from "./model.js";
import { drawCard } from "./cards.js";
import { landOf } from "./art/lands.js";
import { faceOf, panorama, seatClass } from "./boards/parts.js";
import { play } from "./sounds.js";

/** So many cards of the winner stand below the words. */
const CARDS = 6;
let shownFor = "";

/** Their styles come with them: at the beginning of a game nobody needs them. */
for (const name of ["winner.css", "story.css"])
  document.head.append(element("link", { rel: "stylesheet", href: new URL(name, import.meta.url).href }));

/** The painted scene of each game; any other game has its poster. */
const SKIES = {
  huntik: () => landOf(""),
  shadowfist: () => panorama("street"),
  highlander: () => panorama("storm"),
};

function skyOf(game) {
  const made = SKIES[game]?.() ?? image(`poster ${game}`, () => posterOf(game));
  made.className = "sky";
  return made;
}

/** The winner's cards that tell how: Sites, heroes, the persona. */
function winningCards(view) {
  const [winner] = view.outcome.winners;
  if (winner === undefined) return [];
  const own = view.areas
    .flatMap((one) => (["play", "pre-game"].includes(one.name) ? one.cards : []))
    .filter((card) => card.name && card.controller === winner && !card.holder);
  const sites = own.filter((card) => card.kind === "Site");
  return (sites.length ? sites : own).slice(0, CARDS);
}

/** How it stood, for each player: what the game counts. */
function columns(view) {
  if (view.game === "shadowfist")
    return [
      ["Sites", fact(view, "victory")],
      ["Power", fact(view, "power")],
      ["Smoked", view.names.map((_, seat) => area(view, "smoked pile", seat).length)],
    ];
  if (view.game === "highlander")
    return [
      ["Ability", fact(view, "ability")],
      ["Endurance", view.names.map((_, seat) => area(view, "endurance", seat).length)],
    ];
  const heroes = view.names.map((_, seat) => area(view, "play").filter((card) => card.controller === seat).length);
  const points = fact(view, "points") ?? [];
  return [
    ["Points", points.some(Boolean) ? points : []],
    ["On the map", heroes],
    ["Deck", view.names.map((_, seat) => area(view, "deck", seat).length)],
  ];
}

function standings(view) {
  const told = columns(view).filter(([, values]) => values?.length);
  const head = element(
    "tr",
    {},
    element("th", { scope: "col" }, element("span", { className: "quiet", textContent: "Player" })),
    ...told.map(([name]) => element("th", { scope: "col", textContent: name })),
  );
  const order = view.names
    .map((_, seat) => seat)
    .sort((one, two) => view.outcome.winners.includes(two) - view.outcome.winners.includes(one));
  const rows = order.map((seat) =>
    element(
      "tr",
      { className: view.outcome.winners.includes(seat) ? "won" : "" },
      element("th", { scope: "row", className: seatClass(seat) }, faceOf(view, seat), view.names[seat]),
      ...told.map(([, values]) => element("td", { textContent: values[seat] ?? "–" })),
    ),
  );
  return element(
    "section",
    { className: "stood" },
    element("h3", { textContent: "How it stood" }),
    element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows)),
  );
}

/** How it was won, as a sentence; of a mission that was carried out, what it asked for. */
function howItEnded(view) {
  const { reason, winners } = view.outcome;
  const goal = fact(view, "goal");
  const asked = goal && / are met$/.test(reason) ? (winners.includes(near(view)) ? goal.you : goal.they) : reason;
  return asked.charAt(0).toUpperCase() + asked.slice(1);
}

/** Show that the game is over, once. `actions` are what can be done now. */
export function showWinner(view, actions, key, replay) {
  if (shownFor === key) return;
  shownFor = key;
  const place = $("winner");
  const crown = element(
    "span",
    { className: "crown" },
    glyph(view.outcome.winners.length ? "crown" : "scale-balanced"),
  );
  const words = element(
    "div",
    { className: "told" },
    crown,
    element("p", { className: "when", textContent: situation(view).replace(" · the game is over", "") }),
    element("h2", { textContent: wonBy(view) }),
    element("p", { className: "how", textContent: howItEnded(view) }),
  );
  const cards = element(
    "div",
    { className: "cards", "aria-hidden": "true" },
    ...winningCards(view).map((card, n) => drawn(card, n)),
  );
  place.replaceChildren(
    skyOf(view.game),
    element("div", { className: "veil" }),
    element("div", { className: "flash" }),
    words,
    cards,
    element("div", { className: "about-game" }, standings(view), storyOfGame(view, replay)),
    element(
      "div",
      { className: "afterwards" },
      ...actions,
      button("Look at the table", () => {
        place.hidden = true;
      }),
    ),
  );
  place.className = `winner night of-${view.game}`;
  place.hidden = false;
  play("win");
}

/** The story of the game comes when the server has put it together; its place is kept until then. */
function storyOfGame(view, replay) {
  const place = element("section", { className: "story", "aria-busy": "true" });
  place.append(element("h3", { textContent: "Where the game turned" }));
  import("./story.js")
    .then(async ({ decidedAt, storyOf, tellStory }) => {
      const story = await storyOf(replay);
      place.replaceWith(tellStory(replay, story, view));
      leadTo(decidedAt(replay, story));
    })
    .catch(() => place.remove());
  return place;
}

/** The way to the replay leads to the moment that decided the game, if there was one. */
function leadTo(address) {
  const link = $("winner").querySelector(".afterwards a[href^='/replay/']");
  if (!link || !address) return;
  link.setAttribute("href", address);
  link.textContent = "Watch the deciding turn";
}

/** A card of the winner; they come one after another. */
function drawn(card, place) {
  const made = drawCard({ ...card, marks: [] });
  made.style.setProperty("--n", place);
  made.removeAttribute("data-handle");
  made.setAttribute("role", "img");
  return made;
}
