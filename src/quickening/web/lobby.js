// The lobby: pick a game, a deck for each seat, who sits there; play now with good defaults.
import { element } from "./dom.js";

const trouble = document.getElementById("trouble");
const NAMES = ["Ann", "Bob", "Carol", "Dave", "Erin", "Frank"];

function complain(words) {
  trouble.textContent = words;
  trouble.hidden = false;
}

/** Ask the server for a table and go there. */
async function lay(game, seats, options) {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: game.name, seats, options }),
  });
  const told = await answer.json();
  if (!answer.ok) return complain(told.error);
  const mine = seats.findIndex((seat) => seat.kind === "you");
  const links = seats.map((seat, n) => seat.kind === "friend" ? { name: seat.name, url: `${location.origin}/table/${told.table}#${told.tokens[n]}` } : null).filter(Boolean);
  if (links.length) sessionStorage.setItem(`links:${told.table}`, JSON.stringify(links));
  location.href = `/table/${told.table}#${mine < 0 ? "" : told.tokens[mine]}`;
}

/** A drop-down of choices. */
function choice(label, values, chosen) {
  const select = element("select", { "aria-label": label });
  for (const [value, words] of values) select.append(element("option", { value, textContent: words, selected: value === chosen }));
  return select;
}

function seatRow(game, number) {
  const row = element("fieldset", { className: "seat" });
  row.append(element("legend", { textContent: `Seat ${number + 1}` }));
  const who = choice(`Who sits at seat ${number + 1}`, [["you", "Me"], ["bot", "A bot"], ["friend", "A friend, by link"]], number ? "bot" : "you");
  const name = element("input", { value: NAMES[number], maxLength: 30, "aria-label": `Name at seat ${number + 1}` });
  const deck = choice(`Deck of seat ${number + 1}`, game.decks.map((one) => [one.key, one.name]), game.decks[number % game.decks.length].key);
  const about = element("p", { className: "about" });
  const tell = () => { about.textContent = game.decks.find((one) => one.key === deck.value).about; };
  deck.addEventListener("change", tell);
  tell();
  row.append(who, name, deck, about);
  row.read = () => ({ kind: who.value, name: name.value.trim() || NAMES[number], deck: deck.value });
  return row;
}

function gameCard(game) {
  const title = game.name[0].toUpperCase() + game.name.slice(1);
  const card = element("article", { className: "game" });
  const now = element("button", { type: "button", className: "now", textContent: `Play ${title} now` });
  const seats = element("div", { className: "seats" });
  const details = element("details", {}, element("summary", { textContent: "Set the table" }));
  const count = choice("Players", range(game.seats[0], game.seats[1]).map((n) => [String(n), `${n} players`]), String(game.seats[0]));
  const lay_seats = () => seats.replaceChildren(...range(0, Number(count.value) - 1).map((n) => seatRow(game, n)));
  count.addEventListener("change", lay_seats);
  lay_seats();
  const picks = Object.entries(game.options).filter(([name]) => name !== "lead").map(([name, values]) => {
    const pick = choice(name, [["", `any ${name}`], ...values.map((value) => [value, value])], "");
    pick.name = name;
    return pick;
  });
  const begin = element("button", { type: "button", textContent: "Begin" });
  const options = () => Object.fromEntries(picks.filter((pick) => pick.value).map((pick) => [pick.name, pick.value]));
  const read = () => [...seats.children].map((row) => row.read());
  begin.addEventListener("click", () => lay(game, read(), options()));
  now.addEventListener("click", () => lay(game, read(), options()));
  details.append(...(game.seats[0] < game.seats[1] ? [count] : []), ...picks, seats, begin);
  card.append(element("h2", { textContent: title }), now, details);
  return card;
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

const answer = await fetch("/api/games");
document.getElementById("games").append(...(await answer.json()).map(gameCard));
