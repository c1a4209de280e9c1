// The lobby: a game against a bot within two clicks, or the table set as one likes.
import { $, ask, button, complain, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { image } from "./art/image.js";
import { posterOf } from "./art/posters.js";
import { EDITIONS, STYLES, titleOf } from "./names.js";
import { quickSeats, tableSetter } from "./seats.js";
import { showAccount } from "./account.js";
import { showLessons } from "./lessons.js";
import { keepTable, ownTableLines, tableAddress } from "./own_tables.js";
import { anyoneButton, openTable, showOpenTables } from "./open_tables.js";

const ABOUT = {
  huntik: "Seekers and Titans race for a mission across five zones.",
  shadowfist: "Secret warriors fight for feng shui sites across time.",
  highlander: "Two immortals duel, attack against defense, until one head is left.",
};
/** What kind of game it is: a sign and a word each. */
const FACTS = {
  huntik: [
    ["users", "2 players"],
    ["clock", "seven rounds"],
    ["compass", "a mission"],
  ],
  shadowfist: [
    ["users", "2 to 6 players"],
    ["clock", "an evening"],
    ["fire", "a brawl"],
  ],
  highlander: [
    ["users", "2 players"],
    ["book-open", "three rulebooks"],
    ["khanda", "a duel"],
  ],
};
const RULES = { huntik: "HK", shadowfist: "SF", highlander: "HLT" };

/** Ask the server for a table and go there. */
async function lay(game, seats, options, clock, listed, ownCards) {
  try {
    if (seats.some((seat) => seat.kind === "open")) {
      const places = seats.map((seat) => (seat.kind === "friend" ? { kind: "open", name: "", deck: "" } : seat));
      const wanted = { game: game.name, seats: places, options, listed, own_cards: Boolean(listed && ownCards) };
      await openTable({ ...wanted, ...(clock ? { clock } : {}) });
      return;
    }
    const told = await ask(
      "/api/tables",
      JSON.stringify({ game: game.name, seats, options, ...(clock ? { clock } : {}) }),
    );
    const mine = seats.findIndex((seat) => seat.kind === "you");
    const links = seats
      .map((seat, n) =>
        seat.kind === "friend"
          ? { name: seat.name, url: `${location.origin}/table/${told.table}#${told.tokens[n]}` }
          : null,
      )
      .filter(Boolean);
    localStorage.setItem(`links:${told.table}`, JSON.stringify(links));
    const token = mine < 0 ? "" : told.tokens[mine];
    keepTable(
      told.table,
      token,
      `${titleOf(game.name, options.edition)}: ` + `${seats.map((seat) => seat.name).join(" – ")}`,
    );
    location.href = `/table/${told.table}#${token}`;
  } catch (error) {
    complain(error.message);
  }
}

/** The rulebook one is led to where a game has several: the other books are beside it. */
const FIRST = "type-one";

/** A button for each rulebook: one click, and the game is on. */
function playNow(game) {
  const editions = [...(game.options.edition ?? [""])].sort(
    (one, two) => Number(two === FIRST) - Number(one === FIRST),
  );
  return editions.map((edition, n) => {
    const keys = game.suited.edition?.[edition];
    const decks = keys ? game.decks.filter((deck) => keys.includes(deck.key)) : game.decks;
    const made = button("", () => lay(game, quickSeats(game, decks), edition ? { edition } : {}), {
      className: n ? "other-book" : "now",
    });
    const title = titleOf(game.name, edition);
    if (!n) made.append(glyph("play"), `Play ${title} now`);
    else
      made.append(
        element("span", { className: "quiet", textContent: `Play ${titleOf(game.name)} ` }),
        `${title.replace(`${titleOf(game.name)} `, "")} now`,
      );
    return made;
  });
}

/** The poster of a game: what kind of game it is, and what can be done with it. */
function posterFor(name, ...actions) {
  const facts = (FACTS[name] ?? []).map(([sign, words]) => element("li", {}, glyph(sign), words));
  return element(
    "div",
    { className: "poster night" },
    image(`poster ${name}`, () => posterOf(name), "sky"),
    element(
      "div",
      { className: "told" },
      element("h2", { textContent: titleOf(name) }),
      element("p", { className: "what", textContent: ABOUT[name] ?? "" }),
      element("ul", { className: "kind" }, ...facts),
    ),
    element("div", { className: "quick" }, ...actions),
  );
}

/** A game whose cards the server still reads: its poster is there, and keeps its place. */
function comingCard(name) {
  const soon = element("button", { type: "button", className: "now", disabled: true, textContent: "Shuffling…" });
  const how = element("a", { href: `/learn/${name}`, textContent: "How to play" });
  return element(
    "article",
    { className: "game", "aria-busy": "true" },
    element("div", { className: "front" }, posterFor(name, soon), element("div", { className: "below" }, how)),
  );
}

/** A button that opens what stands below all posters, and closes what another one opened. */
function opener(panel) {
  const made = button("Set the table", () => {
    for (const open of document.querySelectorAll(".opener[aria-expanded=true]")) if (open !== made) open.click();
    panel.hidden = !panel.hidden;
    made.setAttribute("aria-expanded", String(!panel.hidden));
  });
  made.className = "opener";
  made.setAttribute("aria-expanded", "false");
  made.append(glyph("chevron-down"));
  return made;
}

function gameCard(game) {
  const title = titleOf(game.name);
  const parts = tableSetter(game, { ...EDITIONS, ...STYLES }, (...wanted) => lay(game, ...wanted));
  const heading = element("h3", { textContent: `A table of ${title}, as you like` });
  const panel = element("div", { className: "setting", hidden: true }, heading, ...parts);
  const how = element("a", { href: `/learn/${game.name}`, textContent: "How to play" });
  const book = element("a", {
    href: `/rules#${RULES[game.name] ?? ""}`,
    textContent: game.options.edition ? "The rulebooks" : "The rulebook",
  });
  const foot = element(
    "div",
    { className: "below" },
    opener(panel),
    element("div", { className: "read-on" }, how, book),
  );
  const front = element(
    "div",
    { className: "front" },
    posterFor(game.name, ...playNow(game), anyoneButton(game)),
    foot,
  );
  return element("article", { className: "game", "aria-label": title }, front, panel);
}

function showMine() {
  const lines = ownTableLines(tableAddress);
  $("mine").hidden = !lines.length;
  $("tables").append(...lines);
}

$("games").append(...Object.keys(ABOUT).map(comingCard));
showMine();
let games = [];
const showGames = () => $("games").replaceChildren(...games.map(gameCard));
/** Who signs in or out plays by another name, and with other decks. */
document.addEventListener("account", () => games.length && showGames());
const known = showAccount();
showOpenTables();
showLessons(keepTable).catch((error) => complain(error.message));
Promise.all([ask("/api/games"), known]).then(
  ([told]) => {
    games = told;
    showGames();
  },
  (error) => complain(error.message),
);
