// The table: draws a view and a decision, sends answers. It knows no rules.
import { $, button, complain, element, shared } from "./dom.js";
import { cardsOf, drawBoard, placeOf, settleBoard, situation } from "./boards.js";
import { drawCard } from "./cards.js";
import { askAbout, asksAbout, asksAboutPile, tellWhy } from "./explaining.js";
import { checkedSeed } from "./seed.js";
import { Asking, isAboutCards, isSingle, keepingFocus } from "./asking.js";
import { hideOption } from "./arrows.js";
import { Passing } from "./passing.js";
import { beep, move, places } from "./motion.js";
import { forget, tell } from "./log.js";
import { remember } from "./naming.js";
import { forgetPictures, keepPictures, rememberPictures } from "./images.js";
import { clockOf, noteClock } from "./clock.js";
import { closeDialog, hidePreview, openDialog, readCard, readPile, watchArrows, watchPointing, watchReading } from "./reading.js";

const name = location.pathname.split("/")[2];
const token = location.hash.slice(1);
let socket = null;
let wait = 500;
let welcome = null;
let ended = false;

const table = {
  state: null,
  chosen: [],
  known: [],
  cards: () => table.known,
  answered: -1,
  answer: (ids) => {
    if (table.answered === table.state.n) return; // a second click before the answer has come back
    table.answered = table.state.n;
    send({ type: "answer", n: table.state.n, chosen: ids });
  },
  resume: () => send({ type: "resume" }),
  changed: () => keepingFocus(ask),
};
const asking = new Asking(table);
const passing = new Passing(table);

// -- the socket -----------------------------------------------------------------------------------------------------

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table/${name}/socket`);
  socket.addEventListener("open", () => { wait = 500; send(token.startsWith("seat=") ? { type: "join", seat: Number(token.slice(5)) } : { type: "join", token }); });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    document.body.classList.add("offline");
    if (ended) return;
    complain("The connection was lost; trying again…");
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  });
}

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else complain("Not connected; trying again…");
}

function hear(message) {
  if (message.type === "hello") { welcome = message; table.answered = -1; forget(); document.body.classList.remove("offline"); $("trouble").hidden = true; }
  else if (message.type === "state") show(message);
  else if (message.type === "refused") { table.answered = -1; ended = Boolean(message.final); complain(message.message); }
  else if (message.type === "told") tellWhy(message.lines.length ? message.lines : ["It can act now: its options are listed."]);
  else if (message.type === "chat") tell([{ text: `${message.name}: ${message.text}`, rule: "" }], "said");
}

// -- showing --------------------------------------------------------------------------------------------------------

function show(message) {
  const before = places();
  const asked = table.state?.view.decision;
  if (message.log_from === 0) forget();
  if (message.n !== table.state?.n) { table.chosen.length = 0; hideOption(); hidePreview(); closeStale(); }
  table.state = message;
  const view = message.view;
  table.known = cardsOf(view);
  remember(view);
  document.title = `${view.decision ? "● " : ""}${view.names.join(" – ")} – Quickening`;
  $("situation").textContent = situation(view);
  noteClock(message.clock);
  $("people").replaceChildren(...message.players.map((one, seat) => element("span", { className: `person ${one.here ? "here" : "away"}`, title: one.kind === "bot" ? "a bot" : one.here ? "is here" : "is not here" }, one.name, ...(one.kind === "bot" ? [] : clockOf(seat)))));
  drawTable(view);
  tell(view.log);
  for (const [who, text] of message.said) tell([{ text: `${who}: ${text}`, rule: "" }], "said");
  keepingFocus(ask);
  move(before);
  tools(message);
  if (view.decision && !asked) beep();
  passing.consider(view.log);
}

function drawTable(view) {
  document.body.dataset.game = view.game;
  $("board").className = `board ${view.game}`;
  $("board").replaceChildren(...drawBoard(view));
  showHand(view);
  settleBoard(view);
}

/** What a dialog offers is no longer on offer. */
function closeStale() {
  if ($("reading").querySelector("[data-option], .can-act")) closeDialog();
}

function showHand(view) {
  const hand = view.areas.find((one) => one.name === "hand" && one.seat === view.seat);
  $("hand").hidden = view.seat === null || Boolean(view.outcome && !hand?.cards.length);
  $("hand").replaceChildren(...(hand?.cards.length ? hand.cards.map((card) => drawCard(card, "inhand")) : [element("p", { className: "about", textContent: "Your hand is empty." })]));
}

function tools(message) {
  const view = message.view;
  $("undo").disabled = !message.can_undo;
  $("concede").hidden = view.seat === null || Boolean(view.outcome);
  $("seed").textContent = message.seed === null ? `Hash of the seed: ${welcome.seed_hash}` : `Seed ${message.seed}, salt ${message.salt}, hash ${welcome.seed_hash}`;
}

/** The question, or what one waits for. */
function ask() {
  const { state } = table;
  const view = state.view;
  const parts = [];
  if (state.must_consent) parts.push(...consent(view));
  else if (state.undo_asked_by === view.seat && view.seat !== null) parts.push(element("p", { className: "waiting", textContent: "You asked to take an answer back; the others decide." }));
  if (view.outcome) parts.push(...outcome(view));
  else if (view.decision) parts.push(...question(), fold());
  else parts.push(...waiting(view));
  $("asked").classList.toggle("mine", Boolean(view.decision));
  $("asked").replaceChildren(...parts);
  glow();
}

/** The question, with how long to pass beside the button that passes. */
function question() {
  const parts = asking.draw();
  const quick = parts.find((part) => part.classList.contains("quick"));
  if (!quick) return [...parts, passing.draw()];
  quick.append(passing.draw());
  return parts;
}

/** On a narrow screen the question can be folded away, to see the table. */
function fold() {
  const words = () => (document.body.classList.contains("folded") ? "Options" : "Fold");
  const made = button(words(), () => { document.body.classList.toggle("folded"); made.textContent = words(); }, { className: "fold" });
  return made;
}

function waiting(view) {
  const asked = view.names[view.status.find(([fact]) => fact === "asked")?.[1]];
  const words = view.seat === null ? "You are looking on." : `Waiting for ${asked ?? "the others"}…`;
  const away = table.state.players.filter((one) => !one.here).map((one) => one.name);
  const parts = [element("p", { className: "waiting", role: "status", textContent: words })];
  if (away.length) parts.push(element("p", { className: "about", textContent: `Not here yet: ${away.join(", ")}.` }), button("Links for friends", showLinks));
  return [...parts, passing.draw()];
}

function outcome(view) {
  const won = view.outcome.winners.map((seat) => view.names[seat]).join(" and ");
  const parts = [element("h2", { textContent: won ? `${won} ${view.outcome.winners.length > 1 ? "win" : "wins"}` : "A draw" }), element("p", { textContent: `${view.outcome.reason} (${view.outcome.rule})` })];
  const after = element("div", { className: "actions" });
  const hash = token ? `#${token}` : "";
  if (table.state.rematch) after.append(element("a", { className: "button now", href: `/table/${table.state.rematch}${hash}`, textContent: "To the rematch" }));
  else if (view.seat !== null) after.append(button("Rematch", () => send({ type: "rematch" }), { className: "now" }));
  after.append(element("a", { className: "button", href: `/replay/table.${name}`, textContent: "Watch the replay" }), element("a", { className: "button", href: `/api/replays/table.${name}/record`, textContent: "Download the record" }), element("a", { className: "button", href: "/", textContent: "Another game" }));
  const check = checkedSeed(table.state.seed, table.state.salt, welcome.seed_hash);
  return [...parts, after, check];
}

function consent(view) {
  const who = view.names[table.state.undo_asked_by];
  return [element("div", { className: "consent", role: "alertdialog", "aria-label": "An answer would be taken back" }, element("p", { textContent: `${who} would like to take back an answer.` }), button("Allow", () => send({ type: "undo", yes: true })), " ", button("Refuse", () => send({ type: "undo", yes: false })))];
}

// -- acting on the table --------------------------------------------------------------------------------------------

/** What can act glows, and is a stop of the tab key; so is the first card of each region. */
function glow() {
  const { decision } = table.state.view;
  const options = decision?.options ?? [];
  const active = new Set(options.flatMap((option) => (isAboutCards(decision) ? option.cards.slice(0, 1) : option.cards)));
  const foes = new Set(isSingle(decision ?? {}) && !isAboutCards(decision) ? table.cards().filter(isOthers).map((card) => card.handle) : []);
  for (const drawn of document.querySelectorAll("#board :not(.stack) > .card[data-handle], #hand .card[data-handle], #reading .row .card[data-handle]")) {
    const handle = Number(drawn.dataset.handle);
    const many = options.filter((option) => option.cards[0] === handle).reduce((sum, option) => sum + asking.count(option), 0);
    drawn.classList.toggle("can-act", active.has(handle));
    drawn.classList.toggle("picked", many > 0);
    const place = decision?.ordered ? table.chosen.findIndex((id) => options.find((one) => one.id === id).cards[0] === handle) + 1 : 0;
    if (many && (decision.repeats || place)) drawn.dataset.count = place || many;
    else delete drawn.dataset.count;
    drawn.classList.toggle("as-target", active.has(handle) && foes.has(handle));
    if (drawn.classList.contains("back")) drawn.setAttribute("role", active.has(handle) ? "button" : "img");
    if (drawn.getAttribute("role") === "button") drawn.tabIndex = active.has(handle) ? 0 : -1;
  }
  for (const pile of document.querySelectorAll("#board .pile")) {
    const within = pileOf(pile)?.cards ?? [];
    pile.classList.toggle("can-act", within.some((card) => card.name && active.has(card.handle)));
  }
  for (const region of ["board", "hand"]) {
    const first = $(region).querySelector(".card[role=button]");
    if (first && !$(region).querySelector(".card[tabindex='0']")) first.tabIndex = 0;
  }
  for (const place of document.querySelectorAll("#board .can-act-here")) { place.classList.remove("can-act-here"); place.removeAttribute("tabindex"); place.onclick = null; }
  for (const option of options.filter((one) => !one.cards.length)) {
    const selector = placeOf(table.state.view, option);
    const place = selector && $("board").querySelector(selector);
    if (place) { place.classList.add("can-act-here"); place.onclick = () => asking.pick(option); }
  }
}

/** Among many options, what belongs to others glows less: it is what something may be done to. */
function isOthers(card) {
  return card.controller !== null && card.controller !== table.state.view.seat;
}

/** The area a drawn pile stands for. */
function pileOf(pile) {
  const seat = pile.dataset.seat === "" ? null : Number(pile.dataset.seat);
  return table.state.view.areas.find((one) => one.name === pile.dataset.pile && one.seat === seat);
}

function clickCard(drawn) {
  const handle = Number(drawn.dataset.handle);
  const { decision } = table.state.view;
  const options = decision ? decision.options.filter((option) => option.cards.includes(handle)) : [];
  const own = options.filter((option) => option.cards[0] === handle);
  if (own.length === 1 && (!isSingle(decision) || isAboutCards(decision))) {
    closeDialog();
    return asking.pick(own[0]);
  }
  return read(handle, options);
}

/** A card read large, with what it can do now, or why it cannot. */
function read(handle, options) {
  const card = table.cards().find((one) => one.handle === handle);
  if (!card || (!card.name && !options.length)) return;
  const act = (option) => { closeDialog(); asking.pick(option); };
  const actions = options.map((option) => button(option.label, () => act(option), { className: "now", "data-option": option.id }));
  readCard(card, [...actions, ...asksAbout(card, why)]);
  if (!options.length && table.state.view.seat !== null && !table.state.view.outcome) send({ type: "whynot", card: handle });
}

/** Where a number comes from. */
function why(asked) {
  send({ type: "explain", ...asked });
}

document.addEventListener("click", (event) => {
  const number = event.target.closest(".explains");
  if (number && table.state) return askAbout(table.state.view, number.dataset, number.getAttribute("aria-label"), why);
  const pile = event.target.closest(".pile");
  if (pile) {
    const one = pileOf(pile);
    readPile(table.state.view, one.name, one.seat, asksAboutPile(pile.dataset, why));
    return glow();
  }
  const drawn = event.target.closest(".card[data-handle]");
  if (drawn && table.state && !drawn.classList.contains("large")) { event.stopPropagation(); clickCard(drawn); }
  return undefined;
});
document.addEventListener("keydown", (event) => {
  const drawn = event.target.closest?.(".card[data-handle]");
  if (drawn && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); clickCard(drawn); }
});
watchPointing((handle) => table.cards().find((card) => card.handle === handle));
watchArrows();
watchReading((handle) => read(handle, table.state?.view.decision?.options.filter((option) => option.cards.includes(handle)) ?? []));

// -- tools ----------------------------------------------------------------------------------------------------------

function showLinks() {
  const links = JSON.parse(localStorage.getItem(`links:${name}`) || "[]");
  const friends = links.map((link) => shared(`For ${link.name}`, link.url));
  const words = "Whoever has the link of a seat plays it. Who has the link for onlookers sees what everybody may see.";
  openDialog("Links", element("h2", { textContent: "Links to pass on" }), element("p", { className: "about", textContent: words }), ...friends, shared("For onlookers", `${location.origin}/table/${name}`), element("div", { className: "actions" }, button("Close", closeDialog)));
}

function askConcede() {
  openDialog("Concede", element("h2", { textContent: "Give up this game?" }), element("div", { className: "actions" }, button("Concede", () => { closeDialog(); send({ type: "concede" }); }, { className: "danger", id: "really" }), button("Play on", closeDialog)));
}

function showMenu(open) {
  $("menu").hidden = !open;
  $("more").setAttribute("aria-expanded", String(open));
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

$("undo").addEventListener("click", () => send({ type: "undo" }));
$("links").addEventListener("click", showLinks);
$("concede").addEventListener("click", askConcede);
$("more").addEventListener("click", () => showMenu($("menu").hidden));
document.addEventListener("click", (event) => { if (!event.target.closest("#menu, #more") || event.target.id === "concede") showMenu(false); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") showMenu(false); });
for (const id of ["motion", "sound"]) toggle(id);
$("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const words = $("say").value.trim();
  if (words) send({ type: "chat", text: words });
  $("say").value = "";
});

// -- a player's own pictures ----------------------------------------------------------------------------------------

function picturesChanged(many) {
  $("unpicture").hidden = !many;
  if (!table.state) return;
  drawTable(table.state.view);
  keepingFocus(ask);
}

$("pictures").addEventListener("change", async () => {
  const many = await keepPictures($("pictures").files).catch((error) => { complain(error.message); return 0; });
  picturesChanged(many);
  complain(many ? `${many} pictures are kept in this browser; each is used for the card of its name.` : "There are no pictures in that folder.");
});
$("unpicture").addEventListener("click", () => forgetPictures().then(() => picturesChanged(0)));
rememberPictures().then((many) => { if (many) picturesChanged(many); });

connect();
