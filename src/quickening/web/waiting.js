// The waiting room: sit down at an open table, invite somebody, go to the game when it begins.
import { $, ask, button, complain, element, shared } from "./dom.js";
import { showAccount } from "./account.js";
import { glyph } from "./glyph.js";
import { muted, toggleMuted } from "./muting.js";
import { facesOf, wordsOf } from "./open_tables.js";
import { forgetSeat, keepSeat, keptSeat, signedIn, sittingFields, sittingForm } from "./sitting_down.js";
import { drawCode } from "./qr.js";

const name = decodeURIComponent(location.pathname.split("/").at(-1));
const PAUSE = 2000;
const HERE = 20_000;
let games = [];
let account = null;
let drawn = "";
let mark = "";
let form = null;

const post = (what, body) => ask(`/api/open/${name}/${what}`, JSON.stringify(body));
const tried = (act) => () => act().catch((error) => complain(error.message));

/** The game has begun: who sits there goes to the seat, everybody else may watch. */
function goToGame(table) {
  const mine = keptSeat(name);
  if (mine) {
    const tables = JSON.parse(localStorage.getItem("tables") || "[]").filter((one) => one.table !== name);
    const words = `${wordsOf(table)}: ${table.seats.map((seat) => seat.name).join(" – ")}`;
    const kept = [{ table: name, token: mine.token, words, at: Date.now() }, ...tables].slice(0, 12);
    localStorage.setItem("tables", JSON.stringify(kept));
    forgetSeat(name);
    location.replace(`/table/${name}#${mine.token}`);
    return;
  }
  const watch = element("a", { className: "button now", href: `/table/${name}`, textContent: "Watch the game" });
  $("doing").replaceChildren(element("p", { textContent: "The game has begun." }), watch);
}

async function sit() {
  keepSeat(await post("sit", form.read()));
  await look();
}

function sitForm(table) {
  const game = games.find((one) => one.name === table.game);
  if (!game) return [];
  form = sittingFields(game, table.options, account);
  return [element("h2", { textContent: "Sit down" }), sittingForm(form, "Sit down", sit)];
}

const leave = tried(async () => {
  const { token } = keptSeat(name);
  forgetSeat(name);
  await post("leave", { token });
  location.href = "/";
});

const begin = tried(() => post("begin", { token: keptSeat(name).token }).then(() => look()));

/** What somebody who has sat down can do. */
function waitingWords(table, seat) {
  const free = table.seats.filter((one) => one.kind === "open").length;
  const words = free === 1 ? "One seat is free: the game begins when it is taken." : `${free} seats are free.`;
  const early = table.seats[seat]?.first
    ? [button("Begin now, bots take the free seats", begin, { className: "now" })]
    : [];
  return [
    element("p", { textContent: words }),
    element("div", { className: "actions" }, ...early, button("Leave the table", leave)),
  ];
}

async function block(seat, who) {
  await ask("/api/blocks", JSON.stringify({ table: name, seat }));
  complain(`${who} is blocked: you do not meet at open tables any more.`);
}

/** One seat in words, with what can be done about who sits there. */
function seatRow(seat, n, mine) {
  const free = seat.kind === "open";
  const face = facesOf({ seats: [seat] }).firstElementChild;
  face.classList.replace("seat-1", `seat-${n + 1}`);
  const what = free
    ? "waits for somebody"
    : seat.kind === "bot"
      ? "a bot"
      : seat.account
        ? "has an account"
        : "a guest";
  const said = n === mine ? "you" : what;
  const other = seat.kind === "person" && n !== mine;
  const ways = other
    ? [
        button(
          muted(seat.name) ? "Unmute" : "Mute",
          () => {
            toggleMuted(seat.name);
            drawn = "";
            look();
          },
          { "aria-label": `${muted(seat.name) ? "Unmute" : "Mute"} ${seat.name}` },
        ),
        ...(seat.account && account
          ? [
              button(
                "Block",
                tried(() => block(n, seat.name)),
                { "aria-label": `Block ${seat.name}` },
              ),
            ]
          : []),
      ]
    : [];
  return element(
    "li",
    {},
    face,
    element(
      "span",
      { className: "told" },
      element("b", { textContent: free ? "A free seat" : seat.name }),
      element("small", {
        textContent: [said, ...(seat.first ? ["sat down first"] : []), ...ownWords(seat)].join(", "),
      }),
    ),
    ...ways,
  );
}

/** How many cards of their own somebody has in their deck. */
const ownWords = ({ own_cards: many }) => (many ? [`${many} ${many === 1 ? "card" : "cards"} of their own`] : []);

async function showInvitation() {
  const url = `${location.origin}/sit/${encodeURIComponent(name)}`;
  $("invite").hidden = false;
  $("link").replaceChildren(
    shared("Whoever has this link can sit down", url),
    element("p", { className: "about", textContent: "Or let them point their phone at this:" }),
  );
  await drawCode($("code"), url);
}

function show(table) {
  const mine = keptSeat(name);
  const key = JSON.stringify([table, mine]);
  if (key === drawn) return;
  drawn = key;
  $("title").textContent = table.title;
  document.title = `${table.title} – Quickening`;
  $("about").replaceChildren(glyph("users"), ` ${wordsOf(table)}${table.listed ? "" : " · by link only"}`);
  $("seats").replaceChildren(...table.seats.map((seat, n) => seatRow(seat, n, mine?.seat)));
  $("invite").hidden = table.begun;
  if (table.begun) goToGame(table);
  else if (mine) $("doing").replaceChildren(...waitingWords(table, mine.seat));
  else if (!form || !$("doing").querySelector("form")) $("doing").replaceChildren(...sitForm(table));
}

async function look(known = "") {
  const table = await ask(`/api/open/${name}?known=${known}`);
  const news = table.mark !== known;
  mark = table.mark;
  show(table);
  return news;
}

/** The server answers when something has changed; where it does not, it is asked again after a while. */
async function follow() {
  const news = await look(mark).catch(() => false);
  setTimeout(follow, news ? 0 : PAUSE);
}

/** Who waits says so from time to time; whose seat was given away sees the form again. */
async function sayHere() {
  const mine = keptSeat(name);
  if (!mine) return;
  try {
    await post("here", { token: mine.token });
  } catch (error) {
    if (!(await ask(`/api/open/${name}`).catch(() => null))) return;
    forgetSeat(name);
    complain(error.message);
    await look();
  }
}

/** Who signs in or out sits down by another name. */
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
  await look();
  showInvitation();
  follow();
  setInterval(sayHere, HERE);
  sayHere();
}

start().catch((error) => {
  $("doing").replaceChildren(
    element("p", { textContent: error.message }),
    element("a", { className: "button now", href: "/", textContent: "To the lobby" }),
  );
});
