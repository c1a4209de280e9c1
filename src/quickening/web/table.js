// The table: draws a view and a decision, sends answers. It knows no rules.
import { element } from "./dom.js";
import { describe, drawCard } from "./cards.js";
import { drawBoard, situation } from "./boards.js";

const table = location.pathname.split("/")[2];
const token = location.hash.slice(1);
const $ = (id) => document.getElementById(id);
let state = null;
let chosen = [];
let log = [];
let socket = null;
let wait = 500;

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table/${table}/socket`);
  socket.addEventListener("open", () => { wait = 500; send({ type: "join", token }); });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", () => { complain("The connection was lost; trying again…"); setTimeout(connect, wait); wait = Math.min(wait * 2, 8000); });
}

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hear(message) {
  if (message.type === "state") show(message);
  else if (message.type === "refused") complain(message.message);
  else if (message.type === "told") complain(message.lines.join("\n") || "It can act now.");
  else if (message.type === "chat") tell([{ text: `${message.name}: ${message.text}`, rule: "" }], "said");
}

function complain(words) {
  $("trouble").textContent = words;
  $("trouble").hidden = false;
  clearTimeout(complain.timer);
  complain.timer = setTimeout(() => { $("trouble").hidden = true; }, 7000);
}

// -- showing ---------------------------------------------------------------------------------------------------

function show(message) {
  const before = places();
  if (message.log_from === 0) { log = []; $("log").replaceChildren(); }
  state = message;
  chosen = [];
  $("trouble").hidden = true;
  const view = message.view;
  document.title = `${view.decision ? "● " : ""}${view.names.join(" – ")} – Quickening`;
  $("situation").textContent = situation(view);
  $("board").className = `board ${view.game}`;
  $("board").replaceChildren(...drawBoard(view));
  const hand = view.areas.find((one) => one.name === "hand" && one.seat === view.seat);
  $("hand").replaceChildren(...(hand ? hand.cards.map((card) => drawCard(card, "inhand")) : []));
  tell(view.log);
  ask();
  glow();
  move(before);
  $("undo").disabled = !message.can_undo;
}

function tell(lines, kind = "") {
  for (const line of lines) {
    log.push(line);
    const item = element("li", { className: line.text.startsWith("—") ? "mark" : kind, textContent: line.text });
    if (line.rule) item.append(" ", element("a", { className: "rule", href: `/rules#${line.rule.split(" ")[0]}:${line.rule.split(" ")[1]}`, target: "_blank", textContent: line.rule }));
    $("log").append(item);
  }
  $("log").scrollTop = $("log").scrollHeight;
}

/** What the player is asked, with a plain list of all options. */
function ask() {
  const view = state.view;
  const asked = $("asked");
  asked.replaceChildren();
  if (view.outcome) return showOutcome(view, asked);
  if (state.undo_asked_by !== null && state.undo_asked_by !== view.seat && view.seat !== null) askConsent(asked);
  const decision = view.decision;
  if (!decision) {
    asked.append(element("p", { className: "waiting", textContent: view.seat === null ? "You are looking on." : "Waiting for the others…" }));
    return showLinks(asked);
  }
  asked.append(element("h2", { textContent: decision.question }));
  const list = element("ul", { className: "options" });
  decision.options.forEach((option) => list.append(element("li", {}, optionButton(decision, option))));
  asked.append(list);
  if (!isSingle(decision)) asked.append(confirmRow(decision));
  else if (decision.may_decline) asked.append(element("button", { type: "button", className: "decline", textContent: "None", onclick: () => answer([]) }));
}

function isSingle(decision) {
  return decision.least === 1 && decision.most === 1 && !decision.repeats;
}

function optionButton(decision, option) {
  const count = chosen.filter((id) => id === option.id).length;
  const order = decision.ordered && count ? `${chosen.indexOf(option.id) + 1}. ` : "";
  const many = decision.repeats ? ` × ${count}` : "";
  const button = element("button", { type: "button", className: count ? "chosen" : "", textContent: `${order}${option.label}${many}`, "data-option": option.id });
  button.addEventListener("click", () => pick(decision, option));
  return button;
}

/** Choosing one answers; choosing several collects. */
function pick(decision, option) {
  if (isSingle(decision)) return answer([option.id]);
  if (decision.repeats) {
    if (chosen.length < decision.most) chosen.push(option.id);
  } else if (chosen.includes(option.id)) chosen = chosen.filter((id) => id !== option.id);
  else if (chosen.length < decision.most) chosen.push(option.id);
  ask();
  glow();
  return undefined;
}

function confirmRow(decision) {
  const enough = chosen.length >= decision.least && chosen.length <= decision.most;
  const row = element("div", { className: "confirm" });
  const wanted = decision.least === decision.most ? `${decision.least}` : `${decision.least} to ${decision.most}`;
  row.append(element("span", { textContent: `${chosen.length} of ${wanted}` }));
  row.append(element("button", { type: "button", className: "done", textContent: "Done", disabled: !enough, onclick: () => answer(chosen) }));
  row.append(element("button", { type: "button", textContent: "Start over", onclick: () => { chosen = []; ask(); glow(); } }));
  return row;
}

function answer(ids) {
  send({ type: "answer", n: state.n, chosen: ids });
}

function showOutcome(view, asked) {
  const won = view.outcome.winners.map((seat) => view.names[seat]).join(" and ");
  asked.append(element("h2", { textContent: won ? `${won} wins` : "A draw" }), element("p", { textContent: `${view.outcome.reason} (${view.outcome.rule})` }));
  asked.append(element("p", { className: "seed", textContent: `Seed ${state.seed}` }));
  asked.append(element("a", { className: "button", href: "/", textContent: "Another game" }), " ", element("a", { className: "button", href: `/api/tables/${table}/record`, textContent: "Download the record" }));
}

function askConsent(asked) {
  const name = state.view.names[state.undo_asked_by];
  asked.append(element("p", { textContent: `${name} would like to take back an answer.` }));
  for (const [words, yes] of [["Allow", true], ["Refuse", false]]) asked.append(element("button", { type: "button", textContent: words, onclick: () => send({ type: "undo", yes }) }));
}

function showLinks(asked) {
  const links = JSON.parse(sessionStorage.getItem(`links:${table}`) || "[]");
  for (const link of links) asked.append(element("p", {}, `Send ${link.name} this link: `, element("input", { readOnly: true, value: link.url, "aria-label": `Link for ${link.name}`, onfocus: (event) => event.target.select() })));
}

// -- acting on the table ---------------------------------------------------------------------------------------

function cardsOfView() {
  return state.view.areas.flatMap((one) => one.cards);
}

/** What can act glows, and can be reached by keyboard. */
function glow() {
  const decision = state.view.decision;
  const active = new Set(decision ? decision.options.flatMap((option) => option.cards) : []);
  for (const drawn of document.querySelectorAll(".card[data-handle]")) {
    const handle = Number(drawn.dataset.handle);
    const can = active.has(handle);
    drawn.classList.toggle("can-act", can);
    drawn.tabIndex = can ? 0 : -1;
    const picked = decision && decision.options.some((option) => option.cards[0] === handle && chosen.includes(option.id));
    drawn.classList.toggle("picked", Boolean(picked));
  }
}

function clickCard(drawn) {
  const handle = Number(drawn.dataset.handle);
  const decision = state.view.decision;
  const options = decision ? decision.options.filter((option) => option.cards.includes(handle)) : [];
  if (options.length === 1 && !isSingle(decision)) return pick(decision, options[0]);
  return read(handle, options);
}

/** A card read large, with what it can do now, or why it cannot. */
function read(handle, options) {
  const card = cardsOfView().find((one) => one.handle === handle);
  if (!card) return;
  const dialog = $("reading");
  const buttons = options.map((option) => {
    const button = element("button", { type: "button", textContent: option.label });
    button.addEventListener("click", () => { dialog.close(); pick(state.view.decision, option); });
    return button;
  });
  const actions = element("div", { className: "actions" }, ...buttons);
  if (card.name && !options.length && state.view.seat !== null) actions.append(element("button", { type: "button", textContent: "Why can’t it act?", onclick: () => { dialog.close(); send({ type: "whynot", card: handle }); } }));
  for (const [name] of card.numbers) actions.append(element("button", { type: "button", className: "why", textContent: `Why this ${name}?`, onclick: () => { dialog.close(); send({ type: "explain", card: handle, number: name }); } }));
  actions.append(element("button", { type: "button", textContent: "Close", onclick: () => dialog.close() }));
  dialog.replaceChildren(drawCard(card, "large"), actions);
  dialog.setAttribute("aria-label", describe(card));
  dialog.showModal();
}

document.addEventListener("click", (event) => {
  const drawn = event.target.closest(".card[data-handle]");
  if (drawn && !drawn.closest("dialog") && state) clickCard(drawn);
});
document.addEventListener("keydown", (event) => {
  const drawn = event.target.closest?.(".card[data-handle]");
  if (drawn && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); clickCard(drawn); }
});

// -- motion ----------------------------------------------------------------------------------------------------

function places() {
  const found = new Map();
  for (const drawn of document.querySelectorAll(".card[data-handle]")) found.set(drawn.dataset.handle, drawn.getBoundingClientRect());
  return found;
}

/** Cards glide from where they were. */
function move(before) {
  if ($("motion").getAttribute("aria-pressed") !== "true" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const drawn of document.querySelectorAll(".card[data-handle]")) {
    const was = before.get(drawn.dataset.handle);
    if (!was) continue;
    const now = drawn.getBoundingClientRect();
    const [x, y] = [was.left - now.left, was.top - now.top];
    if (Math.abs(x) + Math.abs(y) > 4) drawn.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 280, easing: "ease-out" });
  }
}

// -- tools -----------------------------------------------------------------------------------------------------

$("undo").addEventListener("click", () => send({ type: "undo" }));
$("concede").addEventListener("click", () => { if (confirm("Give up this game?")) send({ type: "concede" }); });
$("motion").addEventListener("click", (event) => event.target.setAttribute("aria-pressed", event.target.getAttribute("aria-pressed") === "true" ? "false" : "true"));
$("shade").addEventListener("click", () => {
  const next = document.documentElement.dataset.shade === "light" ? "dark" : "light";
  document.documentElement.dataset.shade = next;
  localStorage.setItem("shade", next);
});
document.documentElement.dataset.shade = localStorage.getItem("shade") || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
$("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const words = $("say").value.trim();
  if (words) send({ type: "chat", text: words });
  $("say").value = "";
});

connect();
