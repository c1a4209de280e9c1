// Your games: what was played, how it went, win rates by deck and opponent, ratings.
import { $, ask, complain, element } from "./dom.js";
import { showAccount } from "./account.js";
import { gameSign } from "./glyph.js";
import { ownTableLines, tableAddress } from "./own_tables.js";
import { titleOf } from "./names.js";
import { choice } from "./seats.js";

const RESULTS = { won: "Won", lost: "Lost", draw: "Draw", ended: "Ended", "": "Goes on" };
const FORMS = { duel: "duels", several: "for several" };
/** So many games are shown at once. */
const PAGE = 25;
/** So many of the last games are told in a line. */
const LATELY = 10;
let games = [];
let many = PAGE;
const picks = {};

/** Who else sat there; once it is over, which of them were bots: some people are called as they are. */
const others = (game) =>
  game.names.map((name, n) => (game.bots[n] ? `${name} (bot)` : name)).filter((_, n) => n !== game.seat);
const isCounted = (game) => ["won", "lost", "draw"].includes(game.result);

/** The games that the filters let through. */
function chosen() {
  const fits = {
    game: (game, value) => game.game === value,
    result: (game, value) => game.result === (value === "on" ? "" : value),
    deck: (game, value) => game.deck === value,
    opponent: (game, value) => others(game).includes(value),
  };
  return games.filter((game) =>
    Object.entries(picks).every(([name, pick]) => !pick.value || fits[name](game, pick.value)),
  );
}

/** Each value with how often it is there, the most frequent first. */
function counted(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.keys()].sort((one, two) => counts.get(two) - counts.get(one) || one.localeCompare(two));
}

function showFilters() {
  const named = (values) => values.map((value) => [value, value]);
  const all = {
    game: ["Game", counted(games.map((one) => one.game)).map((one) => [one, titleOf(one)])],
    result: [
      "Result",
      [
        ["won", "Won"],
        ["lost", "Lost"],
        ["draw", "Draw"],
        ["on", "Goes on"],
      ],
    ],
    deck: ["Deck", named(counted(games.map((one) => one.deck)))],
    opponent: ["Opponent", named(counted(games.flatMap(others)))],
  };
  const labels = Object.entries(all).map(([name, [title, values]]) => {
    const [label, pick] = choice(title, [["", "all"], ...values], "");
    picks[name] = pick;
    pick.addEventListener("change", () => {
      many = PAGE;
      show();
    });
    return label;
  });
  $("filters").replaceChildren(...labels);
}

function row(game) {
  const words = `${titleOf(game.game, game.edition)}: ${others(game).join(", ") || "alone"}`;
  const when = new Date(game.at * 1000).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  const link = (href, text) =>
    element("a", { className: "button", href, textContent: text, "aria-label": `${text}: ${words}, ${when}` });
  const ways = game.outcome
    ? [link(`/replay/table.${game.table}`, "Replay"), link(`/api/replays/table.${game.table}/record`, "Record")]
    : [link(`/table/${game.table}#seat=${game.seat}`, "Go on")];
  const about = [game.deck, when, game.rated ? "rated" : "", game.outcome].filter(Boolean).join(" · ");
  return element(
    "li",
    {},
    gameSign(game.game),
    element("span", { className: `result ${game.result || "on"}`, textContent: RESULTS[game.result] }),
    element(
      "span",
      { className: "told" },
      element("b", { textContent: words }),
      element("small", { textContent: about }),
    ),
    element("span", { className: "ways" }, ...ways),
  );
}

/** Wins, games and the share of wins, a draw counting half, for each of some keys. */
function rates(list, keysOf) {
  const found = new Map();
  for (const game of list.filter(isCounted))
    for (const key of new Set(keysOf(game))) {
      const { won = 0, played = 0 } = found.get(key) ?? {};
      const points = game.result === "won" ? 1 : game.result === "draw" ? 0.5 : 0;
      found.set(key, { won: won + points, played: played + 1 });
    }
  return [...found].sort(([, one], [, two]) => two.played - one.played || two.won / two.played - one.won / one.played);
}

function rateTable(title, list) {
  if (!list.length) return element("p", { className: "about", textContent: "No game has ended yet." });
  const rows = list.slice(0, PAGE).map(([name, { won, played }]) => {
    const share = Math.round((100 * won) / played);
    const bar = element("meter", { min: 0, max: 100, value: share, "aria-hidden": "true" });
    return element(
      "tr",
      {},
      element("th", { scope: "row", textContent: name }),
      element("td", { textContent: `${won} of ${played}` }),
      element("td", {}, bar, ` ${share} %`),
    );
  });
  const heads = [title, "Won", "Rate"].map((text) => element("th", { scope: "col", textContent: text }));
  return element(
    "table",
    { className: "rate-table" },
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...rows),
  );
}

function show() {
  const list = chosen();
  $("games").replaceChildren(...list.slice(0, many).map(row));
  if (!list.length) $("games").append(element("li", {}, element("p", { className: "about", textContent: "None." })));
  $("more-games").hidden = list.length <= many;
  $("by-deck").replaceChildren(
    rateTable(
      "Deck",
      rates(list, (game) => [game.deck]),
    ),
  );
  $("by-opponent").replaceChildren(rateTable("Opponent", rates(list, others)));
}

function showRatings(ratings) {
  $("ratings").replaceChildren(
    ...ratings.map((one) =>
      element(
        "div",
        { className: "rating" },
        element("small", { textContent: `${titleOf(one.game)}, ${FORMS[one.form]}` }),
        element("b", { textContent: String(one.rating) }),
        element("small", {
          textContent: `± ${one.deviation}, ${one.games} ${one.games === 1 ? "game" : "games"}`,
          title: "So far the rating may be off, nineteen times of twenty; with each game it is surer",
        }),
      ),
    ),
  );
}

/** A cell that a spreadsheet takes as text and never as a formula. */
function cell(value) {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return `"${text.replaceAll('"', '""')}"`;
}

function download() {
  const heads = ["date", "game", "edition", "deck", "opponents", "result", "outcome", "rated", "replay"];
  const lines = chosen().map((game) => [
    new Date(game.at * 1000).toISOString(),
    game.game,
    game.edition,
    game.deck,
    others(game).join(", "),
    game.result,
    game.outcome,
    game.rated ? "yes" : "no",
    game.outcome ? `${location.origin}/replay/table.${game.table}` : "",
  ]);
  const text = [heads, ...lines].map((line) => line.map(cell).join(",")).join("\r\n");
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  element("a", { href: url, download: "quickening-games.csv" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

function summary() {
  const ended = games.filter(isCounted);
  const won = ended.filter((game) => game.result === "won").length;
  const on = games.filter((game) => !game.result).length;
  const lately = ended.slice(0, LATELY).map((game) => RESULTS[game.result][0]);
  const run = lately.length > 1 ? ` The last ${lately.length}, newest first: ${lately.join(" ")}.` : "";
  return `${games.length} kept, ${won} of ${ended.length} won, ${on} going on.${run}`;
}

/** Whoever is not signed in finds the tables of this browser. */
function showHere() {
  const lines = ownTableLines(tableAddress);
  $("here").hidden = false;
  $("here-list").replaceChildren(
    ...(lines.length ? lines : [element("li", { className: "about", textContent: "None yet." })]),
  );
}

async function start(name) {
  $("played").hidden = !name;
  $("here").hidden = true;
  if (!name) {
    $("ratings").replaceChildren();
    $("summary").textContent = "Sign in, and your games are kept here: against whom, with which deck, how they went.";
    showHere();
    return;
  }
  const told = await ask("/api/account/history");
  games = told.games;
  $("summary").textContent = games.length
    ? summary()
    : "Nothing yet: games that you play while signed in will stand here.";
  showRatings(told.ratings);
  showFilters();
  show();
}

$("more-games").addEventListener("click", () => {
  many += PAGE;
  show();
});
$("export").addEventListener("click", download);
document.addEventListener("account", (event) => {
  if (event instanceof CustomEvent) start(event.detail).catch((error) => complain(error.message));
});
showAccount();
