// The table: shows a view and a decision, sends answers. It knows no rules.
import { $, button, complain, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { loadBoard, placeOf, showBoard } from "./boards.js";
import { faceOf } from "./boards/parts.js";
import { attacksOf, mayBeSent, sentIn } from "./attacking.js";
import { askAbout, asksAbout, asksAboutPile, tellWhy } from "./explaining.js";
import { muted } from "./muting.js";
import { askPossible, showPossible } from "./possible.js";
import { askHint, mayAskHint, noHint, showHint } from "./hinting.js";
import { checkedSeed } from "./seed.js";
import { News } from "./news.js";
import { FirstTimes } from "./first_time.js";
import { Prompt } from "./prompt.js";
import { drawnAnew, keepingFocus } from "./focus.js";
import { glow } from "./glowing.js";
import { hideOption } from "./arrows.js";
import { newestTold, noteLately, nothingLately } from "./lately.js";
import { tournamentOf } from "./own_tables.js";
import { Passing } from "./passing.js";
import { Stops } from "./stops.js";
import { isStill, move, places, yourTurn } from "./motion.js";
import { forget, logOf, recall, sumUp, tell } from "./log.js";
import { cardsOf, isAboutCards, isDoing, isSingle, situation, waitedFor, wonBy } from "./model.js";
import { announced, asOneQuestion, putUnder } from "./mulligan.js";
import { remember, unlearned } from "./naming.js";
import { forgetPictures, keepPictures, rememberPictures } from "./images.js";
import { clockOf, noteClock } from "./clock.js";
import { bringForward, showHand } from "./hand.js";
import { showTrack } from "./track.js";
import { closeDialog, hidePreview, openDialog, readCard, readPile, watchPointing, watchReading } from "./reading.js";
import { watchDragging } from "./dragging.js";
import { isMeantForNext, watchKeys } from "./hotkeys.js";
import { watchArrows } from "./walking.js";
import { showAreasOf, watchAreas } from "./previewing.js";

/** What is said beside a bot's name; a test holds every level to it. */
const FAIR = "a fair bot: it knows no more than its seat may see";
/** So long nobody is told what comes of going on, in milliseconds. */
const MOMENT = 250;
const name = location.pathname.split("/")[2];
const token = location.hash.slice(1);
/** How the table is called. */
const { calling } = /** @type {any} */ (globalThis);
let socket = null;
let wait = 500;
let welcome = null;
let ended = false;
let closed = null;
/** Whether this player asked for another game. */
let wantsAnother = false;

/** Links are fetched by who asks for them. */
const showLinks = (...given) => import("./links.js").then((links) => links.showLinks(...given));
/** So is who is to be muted, and what a judge repairs. */
const showCompany = (...given) => import("./company.js").then((company) => company.showCompany(...given));
const showRepairs = (...given) => import("./repairing.js").then((made) => made.showRepairs(...given));

const table = {
  state: null,
  chosen: [],
  held: null,
  /** Who was sent to attack, until it is asked who does. @type {number | null} */
  sent: null,
  listing: false,
  known: [],
  /** @type {import("./types/messages").LogLine[]} */
  lines: [],
  cards: () => table.known,
  answered: -1,
  drawn: -1,
  ahead: new Map(),
  foreseen: (id) => table.ahead.get(id),
  wishes: (stop) => stops.has(stop),
  teach: (wanted) => stops.teach(wanted),
  answer(ids) {
    if (table.answered === table.state.n) return; // a second click before the answer has come back
    table.answered = table.state.n;
    send({ type: "answer", n: table.state.n, chosen: announced(table.state.view.decision, ids) });
  },
  undo: () => send({ type: "undo" }),
  mayAsk: () => mayAskHint(table.state),
  help: () => (table.mayAsk() ? askHint(send) : undefined),
  changed: () => drawnAnew(ask),
  letGo() {
    table.held = null;
    table.changed();
  },
};
const firstTimes = new FirstTimes();
const prompt = new Prompt(table, firstTimes);
const news = new News();
const passing = new Passing(table);
/**
 * The guide of a lesson, fetched where the address names one.
 * @type {import("./lesson.js").Lesson | null}
 */
let lesson = null;
const stops = new Stops(send, () => {
  if (table.state) {
    showTrack(table.state.view, stops);
    table.changed();
  }
});

// -- the socket -----------------------------------------------------------------------------------------------------

/** Take over the call that was made before this script was there (`calling.js`); once that is lost, call again. */
function connect(call = calling.call()) {
  socket = call.socket;
  socket.addEventListener("close", () => ready.then(lost));
  call.listen((data) => hear(JSON.parse(data)));
  if (socket.readyState === WebSocket.CLOSED) ready.then(lost); // closed before this script was there
}

/** The connection is gone. What came before it, such as that there is nothing more to come, has been heard by now. */
function lost() {
  if (ended && !table.state) return; // there is no table, and the page says so
  document.body.classList.add("offline");
  if (ended) return;
  complain("The connection was lost; trying again…");
  setTimeout(() => connect(), wait);
  wait = Math.min(wait * 2, 8000);
}

/** @param {import("./types/messages").Said | Record<string, any>} message */
function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else complain("Not connected; trying again…");
}

const HEARD = {
  hello(message) {
    welcome = message;
    wait = 500;
    table.answered = -1;
    forget();
    stops.hear(message);
    document.body.classList.remove("offline");
    $("trouble").hidden = true;
  },
  state: show,
  change: (message) => show(news.applied(message)),
  away(message) {
    wait = 500 + 2000 * Math.random(); // not all at once
    complain(message.message);
  },
  here: (message) => showWhoIsHere(message.here),
  refused(message) {
    table.answered = -1;
    ended = Boolean(message.final);
    noHint();
    if (ended && !table.state) nobodyHere(message.message);
    else complain(message.message);
    if (ended && table.state) {
      closed = message;
      $("winner").hidden = true;
      keepingFocus(ask);
    }
  },
  foreseen(message) {
    if (message.n !== table.state?.n) return;
    table.ahead.set(message.chosen[0] ?? "", message);
    drawnAnew(ask);
  },
  told: (message) => tellWhy(message.lines.length ? message.lines : ["It can act now: its options are listed."]),
  hint: (message) => showHint(message, table),
  possible: showPossible,
  chat: (message) => hearWords(message.name, message.text),
};

/** Words across the table, unless this player does not want to hear them. */
function hearWords(who, text) {
  if (!muted(who)) tell([{ text: `${who}: ${text}`, rule: "" }], "said");
}

/** What comes waits until the board of the game is there. */
let ready = Promise.resolve();

function hear(message) {
  if (message.elsewhere) {
    ended = true; // the table is played on where it was begun
    location.replace(message.elsewhere + location.hash);
    return;
  }
  if (message.type === "hello") {
    ready = loadBoard(message.game).catch(() => {});
    ready.then(() => firstTimes.load(message.game, () => table.state && table.changed()));
  }
  ready.then(() => {
    HEARD[message.type]?.(message);
    if (message.type !== "hello") document.documentElement.classList.remove("early"); // there is something to read
  });
}

/** A table that is not there: said in a friendly way, with a way back. */
function nobodyHere(words) {
  const back = element("a", { className: "button now", href: "/", textContent: "To the lobby" });
  $("board").replaceChildren(
    element(
      "div",
      { className: "nobody" },
      glyph("location-dot"),
      element("h2", { textContent: "There is no table here" }),
      element("p", { className: "about", textContent: words }),
      back,
    ),
  );
}

/** A table that is shown as it was last seen: why it is not played on, and what can be had of it. */
function nobodyPlays({ message, record }) {
  const ways = [element("a", { className: "button", href: "/", textContent: "To the lobby" })];
  if (record) ways.unshift(element("a", { className: "button now", href: record, textContent: "Download its record" }));
  return [element("p", { className: "waiting", role: "status", textContent: message }), ...ways];
}

// -- showing --------------------------------------------------------------------------------------------------------

function show(told) {
  const message = { ...told, view: asOneQuestion(told.view) };
  const was = table.state?.view;
  const before = places(was);
  const asked = was?.decision;
  const isOther = message.n !== table.state?.n || Boolean(message.view.decision) !== Boolean(asked);
  if (message.log_from === 0) {
    forget();
    nothingLately();
    table.lines.length = 0;
  }
  table.lines.push(...message.view.log);
  if (isOther) letGo();
  table.state = message;
  const { view } = message;
  if (isOther) proposeSent(view);
  if (isOther) answerAhead(view);
  table.known = cardsOf(view);
  remember(view);
  logOf(view.names, view.seat, view.game);
  noteLately(view.log, view.names);
  unlearned()?.then(() => {
    if (table.state === message) drawAgain();
  }); // pictures of what is only named
  document.title = `${view.decision ? "● " : ""}${view.names.join(" – ")} – Quickening`;
  $("situation").textContent = situation(view);
  noteClock(message.clock);
  showPeople(message);
  drawTable(view);
  showLog(message, asked);
  if (isOther) keepingFocus(ask);
  else drawnAnew(ask);
  if (isOther) bringForward();
  lesson?.consider();
  const fought = move(before, view, was);
  if (was && message.log_from && !isStill()) herald(was, view, fought);
  tools(message);
  if (view.decision && !asked) yourTurn();
  if (view.decision?.next) lookAhead(message.n);
  if (wantsAnother && message.rematch) location.assign(rematchAddress());
  if (view.outcome) celebrate(message);
  else $("winner").hidden = true;
  passing.consider(view.log);
}

/** What others did is told once blows have landed, and no more if something else has come by then. */
async function herald(was, view, after) {
  const { announce } = await import("./announcing.js");
  if (after) await passed(after);
  if (table.state.view === view) announce(was, view);
}

/** Whoever was sent to attack is chosen already where it is asked who attacks; others may join them. */
function proposeSent(view) {
  const option = table.sent === null ? undefined : sentIn(view, table.sent);
  if (option && !isSingle(view.decision)) table.chosen.push(option.id);
  if (view.decision) table.sent = null;
}

/** What was answered together with the question before is given at once. */
function answerAhead({ decision }) {
  const given = putUnder(decision);
  if (given) table.answer(given);
}

/** @param {number} time in milliseconds */
const passed = (time) => new Promise((done) => setTimeout(done, time));

/** The winner's screen is fetched when there is a winner, a moment after the last move was seen. */
async function celebrate(message) {
  await passed(MOMENT);
  if (closed || table.state !== message) return;
  const { showWinner } = await import("./winner.js");
  if (table.state === message) showWinner(message.view, winnerActions(), `${name} ${message.n}`, `table.${name}`);
}

/** Whoever takes a moment is told what comes of going on. */
function lookAhead(n) {
  setTimeout(() => {
    if (table.state.n === n && !table.ahead.has("")) send({ type: "preview", n });
  }, MOMENT);
}

/** Whoever holds a card that can do one thing is told what would come of that. */
function lookAheadOf(held) {
  const { n, view } = table.state;
  const own = held === null ? [] : (view.decision?.options.filter((option) => option.cards[0] === held) ?? []);
  if (own.length !== 1 || table.ahead.has(own[0].id)) return;
  table.ahead.set(own[0].id, { lines: [], tags: [] });
  send({ type: "preview", n, chosen: [own[0].id] });
}

/** What was chosen or shown belongs to the last question. */
function letGo() {
  table.chosen.length = 0;
  table.held = null;
  table.ahead.clear();
  hideOption();
  hidePreview();
  if ($("reading").querySelector("[data-option], .can-act")) closeDialog();
}

function showLog({ view, said, log_from: from }, asked) {
  tell(view.log);
  for (const [who, text] of said) hearWords(who, text);
  if (from) recall(view.log);
  if (view.decision?.rests && !asked && view.seat !== null) sumUp();
}

/** Who sits here: a face each, whether they are here, and their clock. */
function showPeople({ players, view }) {
  const people = players.map((one, seat) => {
    const how = one.kind === "bot" ? FAIR : one.here ? "is here" : "is not here";
    const made = element(
      "span",
      {
        className: `person ${one.here ? "here" : "away"}`,
        title: `${one.name}: ${seat === view.seat ? "that is you" : how}`,
      },
      faceOf(view, seat),
      element("span", { className: "called", textContent: one.name }),
    );
    made.append(...(one.kind === "bot" ? [] : clockOf(seat)));
    return made;
  });
  $("people").replaceChildren(...people);
}

/** Somebody has come or gone. */
function showWhoIsHere(here) {
  if (!table.state) return;
  table.state.players.forEach((one, seat) => {
    one.here = here[seat];
  });
  showPeople(table.state);
  drawnAnew(ask);
}

function drawTable(view) {
  showTrack(view, stops);
  showBoard(view);
  showHand(view);
}

function tools(message) {
  const { view } = message;
  $("undo").disabled = !message.can_undo;
  $("hint").hidden = !mayAskHint(message);
  $("possible").hidden = view.seat === null || Boolean(view.outcome);
  $("concede").hidden = view.seat === null || Boolean(view.outcome);
  $("repair").hidden = !welcome.repairs || Boolean(view.outcome);
  $("seed").textContent =
    message.seed === null
      ? `Hash of the seed: ${welcome.seed_hash}`
      : `Seed ${message.seed}, salt ${message.salt}, hash ${welcome.seed_hash}`;
}

/** How far the options are scrolled: to ask them while the table is drawn would cost a layout. */
let scrolled = 0;
$("asked").addEventListener(
  "scroll",
  ({ target }) => {
    if (target instanceof Element && target.matches(".options")) scrolled = target.scrollTop;
  },
  true,
);

/** The question, or what one waits for. */
function ask() {
  if (closed) {
    $("asked").replaceChildren(...nobodyPlays(closed));
    return;
  }
  const { state } = table;
  const { view } = state;
  const parts = [];
  if (state.must_consent) parts.push(...consent(view));
  else if (state.undo_asked_by === view.seat && view.seat !== null)
    parts.push(
      element("p", {
        className: "waiting",
        textContent: state.repair
          ? `You asked to repair this: ${state.repair} The others decide.`
          : "You asked to take an answer back; the others decide.",
      }),
      button("Withdraw", () => send({ type: "undo", yes: false })),
    );
  const going = view.outcome ? null : passing.ongoing();
  if (going) parts.push(going);
  if (view.outcome) parts.push(...outcome(view));
  else if (view.decision) parts.push(...prompt.draw(stops.menu(...passing.choice())));
  else parts.push(...waiting(view));
  if (!view.outcome) parts.splice(-1, 0, ...newestTold());
  $("asked").classList.toggle("mine", Boolean(view.decision));
  if (!$("asked").querySelector(".options")) scrolled = 0;
  const ways = $("asked").querySelector(".more-ways");
  const wasOpen = ways?.open && (table.drawn === state.n || ways.contains(document.activeElement));
  $("asked").replaceChildren(...parts);
  table.drawn = state.n;
  $("asked").dataset.n = state.n;
  if (wasOpen) $("asked").querySelector(".more-ways")?.setAttribute("open", "");
  const list = $("asked").querySelector(".options");
  if (list && scrolled) list.scrollTop = scrolled;
  glow(table, prompt);
  showAreasOf(table.held);
}

function waiting(view) {
  const words = view.seat === null ? "You are looking on." : `Waiting for ${waitedFor(view)}…`;
  const away = table.state.players.filter((one) => !one.here).map((one) => one.name);
  const head = element(
    "div",
    { className: "asker" },
    element("span", { className: "thumb none", "aria-hidden": "true" }, glyph("hourglass-half")),
    element(
      "div",
      {},
      element("p", { className: "waiting", role: "status", textContent: words }),
      element("p", {
        className: "because",
        textContent: view.seat === null ? "You see what everybody may see." : `You are ${view.names[view.seat]}.`,
      }),
    ),
  );
  const parts = [head];
  if (away.length)
    parts.push(
      element("p", { className: "about", textContent: `Not here yet: ${away.join(", ")}.` }),
      button("Links for friends", () => showLinks(name, token)),
    );
  const next = element(
    "button",
    { type: "button", className: "wide waiting-for", disabled: true },
    "Nothing to do",
    element("small", { textContent: "you are asked when it is up to you" }),
  );
  const menu = stops.menu();
  return view.seat === null ? parts : [...parts, element("div", { className: "next" }, ...(menu ? [menu] : []), next)];
}

// -- the end --------------------------------------------------------------------------------------------------------

const replayAddress = () => `/replay/table.${name}`;
const rematchAddress = () => `/table/${table.state.rematch}${token ? `#${token}` : ""}`;

/** Another game of the same players: whoever asks for it is taken there, the others follow by the same button.
 * A match of a tournament leads back to it instead. */
function playAgain() {
  const held = tournamentOf(token);
  const back = { className: "button now again", href: `/tournament/${held}`, textContent: "Back to the tournament" };
  if (held) return [element("a", back)];
  if (table.state.rematch)
    return [element("a", { className: "button now again", href: rematchAddress(), textContent: "Play again" })];
  if (table.state.view.seat === null) return [];
  const wish = () => {
    wantsAnother = true;
    send({ type: "rematch" });
  };
  return [button("Play again", wish, { className: "now again" })];
}

function winnerActions() {
  return [...playAgain(), element("a", { className: "button", href: replayAddress(), textContent: "Watch it again" })];
}

function outcome(view) {
  const after = element("div", { className: "actions" });
  after.append(
    ...playAgain(),
    element("a", { className: "button", href: replayAddress(), textContent: "Watch the replay" }),
    element("a", {
      className: "button",
      href: `/api/replays/table.${name}/record`,
      textContent: "Download the record",
    }),
    element("a", { className: "button", href: "/", textContent: "Another game" }),
  );
  const head = element(
    "div",
    { className: "asker" },
    element("span", { className: "thumb none", "aria-hidden": "true" }, glyph("trophy")),
    element(
      "div",
      {},
      element("h2", { textContent: wonBy(view) }),
      element("p", { textContent: `${view.outcome.reason} (${view.outcome.rule})` }),
    ),
  );
  return [head, after, checkedSeed(table.state.seed, table.state.salt, welcome.seed_hash)];
}

function consent(view) {
  const who = view.names[table.state.undo_asked_by];
  const { repair } = table.state;
  const label = repair ? "The table would be repaired" : "An answer would be taken back";
  const wish = repair ? `repair the table: ${repair}` : "take back an answer.";
  return [
    element(
      "div",
      { className: "consent", role: "alertdialog", "aria-label": label },
      element("p", { textContent: `${who} would like to ${wish}` }),
      button("Allow", () => send({ type: "undo", yes: true })),
      " ",
      button("Refuse", () => send({ type: "undo", yes: false })),
    ),
  ];
}

// -- acting on the table --------------------------------------------------------------------------------------------

/** The area a drawn pile stands for. */
function pileOf(pile) {
  const seat = pile.dataset.seat === "" ? null : Number(pile.dataset.seat);
  return table.state.view.areas.find((one) => one.name === pile.dataset.pile && one.seat === seat);
}

const optionsAbout = (handle) =>
  table.state?.view.decision?.options.filter((option) => option.cards.includes(handle)) ?? [];

/** A tap: where the card is the answer, it is given; where it can do something, it is held; else it says why not. */
function tapCard(drawn) {
  const handle = Number(drawn.dataset.handle);
  const { decision } = table.state.view;
  const options = optionsAbout(handle);
  const own = options.filter((option) => option.cards[0] === handle);
  const isAnswer = decision && (!isSingle(decision) || isAboutCards(decision) || !isDoing(decision));
  const attack = own.find((option) => option.kind === "attack");
  if (attack && mayBeSent(table.state.view, table.held)) return sendToAttack(table.held, attack);
  const fights = mayBeSent(table.state.view, handle);
  if (own.length === 1 && (isAnswer || (table.held === handle && !fights))) {
    closeDialog();
    return prompt.pick(own[0]);
  }
  if (!own.length && !fights) return read(handle, options);
  closeDialog();
  table.held = table.held === handle ? null : handle;
  lookAheadOf(table.held);
  return table.changed();
}

function sendToAttack(handle, option) {
  table.sent = handle;
  return prompt.pick(option);
}

/** A card read large, with what it can do now, or why it cannot. */
function read(handle, options) {
  const card = table.cards().find((one) => one.handle === handle);
  if (!card || (!card.name && !options.length)) return;
  const act = (option) => {
    closeDialog();
    prompt.pick(option);
  };
  const actions = options.map((option) =>
    button(option.label, () => act(option), { className: "now", "data-option": option.id }),
  );
  readCard(card, [...actions, ...asksAbout(card, why)]);
  if (!options.length && table.state.view.seat !== null && !table.state.view.outcome)
    send({ type: "whynot", card: handle });
}

/** Where a number comes from. */
function why(asked) {
  send({ type: "explain", ...asked });
}

function openPile(pile) {
  const one = pileOf(pile);
  readPile(table.state.view, one.name, one.seat, asksAboutPile(pile.dataset, why));
  glow(table, prompt);
}

document.addEventListener("click", (event) => {
  if (!table.state) return undefined;
  const number = event.target.closest(".explains");
  if (number) return askAbout(table.state.view, number.dataset, number.getAttribute("aria-label"), why);
  const pile = event.target.closest(".pile");
  if (pile) return openPile(pile);
  const drawn = event.target.closest(".card[data-handle]:not(.large)");
  if (drawn) {
    event.stopPropagation();
    return tapCard(drawn);
  }
  if (table.held !== null && event.target.closest("#board, #hand") && !event.target.closest(".can-act-here"))
    table.letGo();
  return undefined;
});
document.addEventListener("keydown", (event) => {
  const drawn = event.target.closest?.(".card[data-handle]:not(.large)");
  if (drawn && (event.key === "Enter" || event.key === " ") && !isMeantForNext(event)) {
    event.preventDefault();
    tapCard(drawn);
  }
});
watchPointing((handle) => table.cards().find((card) => card.handle === handle));
watchArrows(true);
watchReading((handle) => read(handle, optionsAbout(handle)));
watchAreas(
  (handle) => table.cards().find((card) => card.handle === handle),
  (handle) => optionsAbout(handle).find((option) => option.cards[0] === handle)?.grid ?? 0,
);
watchKeys({
  table,
  prompt,
  undo: () => {
    if (!$("undo").disabled) table.undo();
  },
  log: () => showTalk(),
  help: () => table.help(),
});

/** Where a card may be dragged to: the places of its options, and for a card in hand the board. */
function dropPlaces(handle) {
  const { view } = table.state;
  const own = optionsAbout(handle).filter((option) => option.cards[0] === handle);
  const found = own.flatMap((option) => {
    const other = option.cards[1] && document.querySelector(`#board .card[data-handle="${option.cards[1]}"]`);
    const selector = placeOf(view, option);
    const place = other || (selector && $("board").querySelector(selector));
    return place ? [[option, place]] : [];
  });
  if (mayBeSent(view, handle))
    for (const option of attacksOf(view)) {
      const target = document.querySelector(`#board .card[data-handle="${option.cards[0]}"]`);
      if (target) found.push([{ ...option, sent: handle }, target]);
    }
  const inHand = Boolean(document.querySelector(`#hand .card[data-handle="${handle}"]`));
  return inHand && own.length === 1 && isSingle(view.decision) ? [...found, [own[0], $("board")]] : found;
}

watchDragging(dropPlaces, (option) => (option.sent ? sendToAttack(option.sent, option) : prompt.pick(option)));

// -- tools ----------------------------------------------------------------------------------------------------------

function askConcede() {
  openDialog(
    "Concede",
    element("h2", { textContent: "Give up this game?" }),
    element(
      "div",
      { className: "actions" },
      button(
        "Concede",
        () => {
          closeDialog();
          send({ type: "concede" });
        },
        { className: "danger", id: "really" },
      ),
      button("Play on", closeDialog),
    ),
  );
}

function showMenu(open) {
  $("menu").hidden = !open;
  $("more").setAttribute("aria-expanded", String(open));
}

/** On narrow screens the log is a drawer. */
function showTalk(open = !document.body.classList.contains("talking")) {
  document.body.classList.toggle("talking", open);
  $("showlog").setAttribute("aria-expanded", String(open));
}

function toggle(id) {
  const made = $(id);
  const saved = localStorage.getItem(id);
  if (saved) made.setAttribute("aria-pressed", saved);
  made.addEventListener("click", () => {
    const next = made.getAttribute("aria-pressed") === "true" ? "false" : "true";
    made.setAttribute("aria-pressed", next);
    localStorage.setItem(id, next);
  });
}

for (const made of document.querySelectorAll("[data-sign]")) made.prepend(glyph(made.dataset.sign));
$("undo").addEventListener("click", table.undo);
$("hint").addEventListener("click", () => askHint(send));
$("possible").addEventListener("click", () => askPossible(table, send));
$("links").addEventListener("click", () => showLinks(name, token));
$("company").addEventListener("click", () => table.state && showCompany(name, table.state));
$("repair").addEventListener("click", () => showRepairs(table.state, table.lines, welcome.repairs, send));
$("concede").addEventListener("click", askConcede);
$("showlog").addEventListener("click", () => showTalk());
$("more").addEventListener("click", () => showMenu($("menu").hidden));
/** What opens something else, and closes the menu. */
const OPENING = ["company", "concede", "hint", "possible", "repair"];
document.addEventListener("click", (event) => {
  if (!event.target.closest("#menu, #more") || OPENING.includes(event.target.id)) showMenu(false);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    showMenu(false);
    showTalk(false);
  }
});
for (const id of ["motion", "sound"]) toggle(id);
$("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const words = $("say").value.trim();
  if (words) send({ type: "chat", text: words });
  $("say").value = "";
});

// -- a player's own pictures ----------------------------------------------------------------------------------------

function drawAgain() {
  drawTable(table.state.view);
  drawnAnew(ask);
}

function picturesChanged(many) {
  $("unpicture").hidden = !many;
  if (table.state) drawAgain();
}

$("pictures").addEventListener("change", async () => {
  const many = await keepPictures($("pictures").files).catch((error) => {
    complain(error.message);
    return 0;
  });
  picturesChanged(many);
  complain(
    many
      ? `${many} pictures are kept in this browser; each is used for the card of its name.`
      : "There are no pictures in that folder.",
  );
});
$("unpicture").addEventListener("click", () => forgetPictures().then(() => picturesChanged(0)));
rememberPictures().then((many) => {
  if (many) picturesChanged(many);
});

async function teach(key) {
  const { lessonFor } = await import("./lesson.js");
  lesson = lessonFor(key, name, table);
  await lesson?.begin();
}

const taught = new URLSearchParams(location.search).get("lesson");
firstTimes.quiet = Boolean(taught); // the guide explains
if (taught) teach(taught).catch((error) => complain(error.message));
connect(calling.first);
