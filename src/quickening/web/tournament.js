// One tournament: sign up, see whom you meet, go to your table, see who is ahead; the judge's tools.
import { $, ask, button, complain, element, shared } from "./dom.js";
import { showAccount } from "./account.js";
import { glyph } from "./glyph.js";
import { render } from "./keyed.js";
import { STYLES, titleOf } from "./names.js";
import { drawCode } from "./qr.js";
import { Drafting } from "./tournament_draft.js";
import { faceOf, namedFace, shortName, showMatches } from "./tournament_matches.js";
import { signedIn, sittingFields, sittingForm } from "./sitting_down.js";
import { PACKS_NOTE, forgetPlayer, judgeOf, keepPlayer, playerOf, styleWords } from "./tournament_words.js";

const name = decodeURIComponent(location.pathname.split("/").at(-1));
/** So long one waits before one asks again, where nothing was new or the server could not be asked. */
const PAUSE = 2000;
/** When so much of a round's time is left, the clock says so by its colour. */
const LATE = 0.15;
/** The phases in which there are matches: what is shown stays what it is, for whoever is at it. */
const MATCHES = new Set(["playing", "over"]);
let games = [];
let account = null;
let drawn = "";
let form = null;
/** The phase in which the form was drawn: after the beginning it says something else. */
let formPhase = "";
/** @type {Drafting | null} */
let drafting = null;

const post = (what, body) => ask(`/api/tournaments/${name}/${what}`, JSON.stringify(body));
const tried = (act) => () => act().catch((error) => complain(error.message));
const judged = (what, more = {}) => tried(() => post(what, { token: judgeOf(name), ...more }).then(look));

// -- you ------------------------------------------------------------------------------------------------

async function signUp() {
  keepPlayer(name, (await post("enter", form.read())).token);
  await look();
}

function signUpForm(held) {
  const game = games.find((one) => one.name === held.game);
  if (!game) return [];
  formPhase = held.phase;
  form = sittingFields(game, held.options, account, Boolean(held.limited));
  const packs = held.limited ? `Choose a name; decks are made of the packs that you will open. ${PACKS_NOTE}` : "";
  const late = held.phase === "playing" ? "It has begun: rounds that you missed are lost." : "";
  return [
    element("p", {
      className: "about",
      textContent: late || packs || "Choose a name and a deck; the deck is checked now.",
    }),
    sittingForm(form, "Sign up", signUp),
  ];
}

const leave = tried(async () => {
  await post("leave", { token: playerOf(name) });
  forgetPlayer(name);
  form = null;
  await look();
});

function otherDeck(held) {
  const game = games.find((one) => one.name === held.game);
  const fields = sittingFields(game, held.options, account);
  const change = tried(async () => {
    const { deck, cards = "" } = fields.read();
    await post("deck", { token: playerOf(name), deck, cards });
    complain("Your deck is changed.");
  });
  return element(
    "details",
    {},
    element("summary", { textContent: "Another deck" }),
    element("div", { className: "signing" }, ...fields.fields.slice(1), button("Change the deck", change)),
  );
}

/** Who has won, with what is said to whoever reads it. */
function wonBy(held, more = "") {
  if (!held.winner) return element("p", { textContent: "It is over." });
  const words = element("b", { textContent: `${shortName(held.winner)} has won.` });
  return element(
    "div",
    { className: "your-match" },
    glyph("crown"),
    faceOf(held, held.winner),
    element("p", {}, words, element("small", { textContent: more })),
  );
}

/** What somebody who takes part reads and can do. */
function yours(held, mine) {
  const me = held.players.find((one) => one.name === mine.player);
  const says = (words) => element("p", { textContent: words });
  if (held.phase === "over") return [wonBy(held, ` Thank you for playing, ${mine.player}.`)];
  if (!me || me.dropped) return [says("You have left this tournament.")];
  const gone = [button(held.phase === "sign-up" ? "I do not take part after all" : "Leave the tournament", leave)];
  if (held.phase === "sign-up") {
    const deck = held.limited ? [] : [otherDeck(held)];
    return [says(`You take part as ${mine.player}. It begins when the judge says so.`), ...deck, ...gone];
  }
  if (drafting && ["drafting", "building"].includes(held.phase)) return [drafting.place];
  if (me.out) return [says("You are out. You can watch the others.")];
  const match = held.rounds.at(-1).find((one) => one.players.includes(mine.player));
  const others = match?.players.filter((one) => one !== mine.player) ?? [];
  if (!mine.table || match?.points.length)
    return [says(others.length ? "Your match is over. The others still play." : "You have a bye this round."), ...gone];
  const go = element("a", {
    className: "button now",
    href: `/table/${mine.table}#${playerOf(name)}`,
    textContent: "Go to your table",
  });
  const number = held.rounds.at(-1).indexOf(match) + 1;
  return [
    element(
      "div",
      { className: "your-match" },
      element("span", { className: "faces" }, ...[mine.player, ...others].map((one) => faceOf(held, one))),
      element(
        "p",
        {},
        element("b", { textContent: `Round ${held.rounds.length}: you play ${others.map(shortName).join(", ")}` }),
        element("small", { textContent: `Table ${number}` }),
      ),
      go,
      ...gone,
    ),
  ];
}

// -- everybody ------------------------------------------------------------------------------------------

function playersList(held, mine) {
  if (!held.players.length) return element("p", { className: "about", textContent: "Nobody has signed up yet." });
  const cell = (tag, words) => element(tag, { textContent: words });
  const begun = held.rounds.length > 0;
  const known = Object.fromEntries(held.players.map((one) => [one.name, one]));
  const rows = begun ? held.standings : held.players.map((one) => ({ player: one.name }));
  const body = rows.map((one, n) => {
    const about = known[one.player];
    const waits = held.waiting.includes(one.player) ? " …" : "";
    const own = about.own_cards ? ` · ${about.own_cards} cards of their own` : "";
    const more = `${about.dropped ? " (left)" : ""}${waits}${own}`;
    const figures = begun ? [one.points, `${one.wins} of ${one.played}`, `${Math.round(100 * one.opponents)} %`] : [];
    return element(
      "tr",
      { className: `${one.player === mine ? "me" : ""} ${about.out && held.phase === "playing" ? "out" : ""}` },
      cell("td", String(n + 1)),
      element("th", { scope: "row" }, ...namedFace(held, one.player), more),
      ...figures.map((figure) => cell("td", String(figure))),
    );
  });
  const heads = begun ? ["", "Player", "Points", "Won", "Opponents"] : ["", "Player"];
  const meant = {
    Opponents: "How much of their matches their opponents have won, which parts players of equal points",
  };
  const head = (words) => element("th", { scope: "col", textContent: words, title: meant[words] ?? "" });
  const header = element("tr", {}, ...heads.map(head));
  return element("table", { className: "standings" }, element("thead", {}, header), element("tbody", {}, ...body));
}

// -- the judge ------------------------------------------------------------------------------------------

function rulings(held) {
  const round = held.rounds.length;
  const going = held.rounds.at(-1).filter((one) => !one.points.length);
  return going.map((match) =>
    element(
      "details",
      { "data-key": `settle ${round} ${match.players}` },
      element("summary", { textContent: `Settle ${match.players.join(" – ")}` }),
      element(
        "div",
        { className: "actions" },
        ...match.players.map((player) => button(`${player} has won`, judged("result", { player, round }))),
        ...(["swiss", "pods"].includes(held.style)
          ? [button("A draw", judged("result", { player: match.players[0], drawn: true, round }))]
          : []),
        ...match.players.map((player) => button(`${player} leaves the tournament`, judged("remove", { player }))),
      ),
    ),
  );
}

/** What the judge has opened to look at.
 * @type {HTMLElement | null} */
let looked = null;

/** The cards of their own that players have in their decks, for the judge to look at. */
function ownCards() {
  const list = element("ul", { className: "own-cards" });
  const fetched = tried(async () => {
    const told = await post("own-cards", { token: judgeOf(name) });
    const lines = told.flatMap(({ player, cards }) => cards.map((one) => ownCard(player, one)));
    list.replaceChildren(...(lines.length ? lines : [element("li", { textContent: "Nobody has any." })]));
  });
  const made = element("details", {}, element("summary", { textContent: "Cards of players’ own" }), list);
  made.addEventListener("toggle", () => made.open && fetched());
  return made;
}

function ownCard(player, { title, Name, text_plain: text = "", Text = "" }) {
  return element(
    "li",
    {},
    element("b", { textContent: `${title ?? Name} ` }),
    element("small", { textContent: `(${player}) ${text || Text}` }),
  );
}

function judging(held) {
  if (held.own_cards) looked ??= ownCards();
  return [...judgesDeeds(held), ...(looked ? [looked] : [])];
}

function judgesDeeds(held) {
  if (held.phase === "over") return [element("p", { textContent: "All is settled." })];
  if (held.phase === "sign-up") {
    const out = held.players.map((one) => button(`Take ${one.name} out`, judged("remove", { player: one.name })));
    return [
      element("p", {
        className: "about",
        textContent: "When it begins, decks are locked and the first round is paired.",
      }),
      button("Begin the tournament", judged("begin"), { className: "now", disabled: held.players.length < 2 }),
      element("details", {}, element("summary", { textContent: "Take somebody out" }), ...out),
    ];
  }
  if (held.phase === "drafting")
    return [button("Take a card for all who are waited for", judged("hurry", { turn: held.turn }))];
  if (held.phase === "building")
    return [button("Begin the rounds: who has made no deck plays with all cards", judged("begin"))];
  const isDone = held.rounds.at(-1).every((one) => one.points.length);
  return [
    ...(held.automatic ? [] : [button("Pair the next round", judged("next"), { className: "now", disabled: !isDone })]),
    ...(held.options.edition === "type-one"
      ? [button("Call time: End Game begins", judged("time", { round: held.rounds.length }))]
      : []),
    ...rulings(held),
  ];
}

// -- the page -------------------------------------------------------------------------------------------

/** What is left of the round in words, and as a share of it.
 * @returns {[string, number]} */
function timeLeft(held) {
  if (!held.minutes || held.phase !== "playing") return ["", 1];
  const left = Math.round(held.round_began + 60 * held.minutes - held.now);
  if (left <= 0) return ["Time is up", 0];
  return [`${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`, left / (60 * held.minutes)];
}

function aboutWords(held) {
  const rest = [STYLES[held.options.format], held.options.mission].filter(Boolean);
  const round = held.phase === "playing" ? [`round ${held.rounds.length}`] : [];
  return [titleOf(held.game, held.options.edition), ...rest, ...styleWords(held), ...round].filter(Boolean).join(" · ");
}

/** How much of the round's time is left, in words and as a bar. */
function showClock(held) {
  const [words, share] = timeLeft(held);
  $("clock").hidden = !words;
  $("time-left").textContent = words;
  $("clock").classList.toggle("late", share < LATE);
  $("time-bar").style.width = `${100 * share}%`;
}

/** What is shown, and since when: the time that is left goes on without the server. */
let latest = null;
let since = 0;

function tick() {
  const gone = (performance.now() - since) / 1000;
  if (latest) showClock({ ...latest, now: latest.now + gone });
}

function show(held, mine) {
  latest = held;
  since = performance.now();
  tick();
  $("about").textContent = aboutWords(held);
  const { now, mark, ...rest } = held;
  const key = JSON.stringify([rest, mine, account]);
  if (key === drawn) return;
  drawn = key;
  $("title").textContent = held.title;
  document.title = `${held.title} – Quickening`;
  $("pairings").hidden = !held.rounds.length;
  document.querySelector("main").classList.toggle("running", held.rounds.length > 0);
  if (held.rounds.length) showMatches($("rounds"), held, mine.player);
  render($("standings"), playersList(held, mine.player));
  $("standings-title").textContent = held.rounds.length ? "Standings" : "Players";
  $("judge").hidden = !judgeOf(name);
  if (judgeOf(name)) render($("judging"), ...judging(held));
  $("invite").hidden = held.phase === "over";
  if (mine.player && MATCHES.has(held.phase)) render($("doing"), ...yours(held, mine));
  else if (mine.player) $("doing").replaceChildren(...yours(held, mine));
  else if (held.phase === "over") $("doing").replaceChildren(wonBy(held));
  else if (!form || formPhase !== held.phase || !$("doing").querySelector("form"))
    $("doing").replaceChildren(...signUpForm(held));
}

async function look(known = "") {
  const held = await ask(`/api/tournaments/${name}?known=${known}`);
  const nobody = { player: "", table: "" };
  const mine = playerOf(name) ? await post("mine", { token: playerOf(name) }).catch(() => nobody) : nobody;
  if (mine.player && ["drafting", "building"].includes(held.phase)) {
    drafting ??= new Drafting(
      name,
      held.game,
      () => playerOf(name),
      () => look(),
    );
    await drafting.look(held.phase);
  }
  show(held, mine);
  return held.mark !== known;
}

/** The server answers when something has changed; where it does not, it is asked again after a while. */
async function follow() {
  const news = await look(latest?.mark).catch(() => false);
  setTimeout(follow, news ? 0 : PAUSE);
}

/** Who signs in or out plays by another name. */
document.addEventListener("account", (event) => {
  if (!(event instanceof CustomEvent) || event.detail === account) return;
  account = event.detail;
  form = null;
  drawn = "";
  if (games.length) look().catch(() => null);
});

async function start() {
  showAccount();
  [games, account] = await Promise.all([ask("/api/games"), signedIn()]);
  const url = `${location.origin}/tournament/${name}`;
  $("link").append(shared("Whoever has this link can sign up or watch", url));
  drawCode($("code"), url).catch(() => null);
  await look();
  setInterval(tick, 1000);
  follow();
}

start().catch((error) => {
  $("doing").replaceChildren(
    element("p", { textContent: error.message }),
    element("a", { className: "button now", href: "/tournaments", textContent: "To the tournaments" }),
  );
});
