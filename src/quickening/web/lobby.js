// The lobby: pick a game, a deck for each seat, who sits there; play now with good defaults.
import { $, ask, button, complain, element } from "./dom.js";

const NAMES = ["Ann", "Bob", "Carol", "Dave", "Erin", "Frank"];
const ABOUT = {
  huntik: "Seekers and Titans race for a mission across five zones. Two players, seven rounds.",
  shadowfist: "Secret warriors fight for feng shui sites across time. Two to six players.",
  highlander: "Two immortals duel, attack against defense, until one head is left.",
};
const MOST = 12;

/** Remember the tables of this browser, so that a game can be found again. */
function keep(table, token, words) {
  const mine = JSON.parse(localStorage.getItem("tables") || "[]");
  localStorage.setItem("tables", JSON.stringify([{ table, token, words, at: Date.now() }, ...mine].slice(0, MOST)));
}

/** Ask the server for a table and go there. */
async function lay(game, seats, options) {
  try {
    const told = await ask("/api/tables", JSON.stringify({ game: game.name, seats, options }));
    const mine = seats.findIndex((seat) => seat.kind === "you");
    const links = seats.map((seat, n) => (seat.kind === "friend" ? { name: seat.name, url: `${location.origin}/table/${told.table}#${told.tokens[n]}` } : null)).filter(Boolean);
    localStorage.setItem(`links:${told.table}`, JSON.stringify(links));
    const token = mine < 0 ? "" : told.tokens[mine];
    keep(told.table, token, `${title(game)}: ${seats.map((seat) => seat.name).join(" – ")}`);
    location.href = `/table/${told.table}#${token}`;
  } catch (error) { complain(error.message); }
}

function title(game) {
  return game.name[0].toUpperCase() + game.name.slice(1);
}

/** A drop-down of choices with its label. */
function choice(label, values, chosen) {
  const select = element("select", {});
  for (const [value, words] of values) select.append(element("option", { value, textContent: words, selected: value === chosen }));
  return [element("label", { className: "choice" }, element("span", { textContent: label }), select), select];
}

function seatRow(game, number, decks) {
  const row = element("fieldset", { className: "seat" }, element("legend", { textContent: `Seat ${number + 1}` }));
  const [whoLabel, who] = choice("Who", [["you", "Me"], ["bot", "A bot"], ["friend", "A friend, by link"]], number ? "bot" : "you");
  const name = element("input", { value: number ? NAMES[number] : localStorage.getItem("name") || NAMES[0], maxLength: 30 });
  const [botLabel, bot] = choice("Bot", [...game.bots].reverse().map((one) => [one, one === "thumb" ? "plays well" : one === "random" ? "plays anything" : one]), "");
  const [deckLabel, deck] = choice("Deck", decks.map((one) => [one.key, one.name]), decks[number % decks.length].key);
  const about = element("p", { className: "about" });
  const tellAbout = () => { about.textContent = decks.find((one) => one.key === deck.value).about; botLabel.hidden = who.value !== "bot"; };
  for (const one of [deck, who]) one.addEventListener("change", tellAbout);
  name.addEventListener("change", () => { if (who.value === "you") localStorage.setItem("name", name.value.trim()); });
  tellAbout();
  row.append(whoLabel, botLabel, element("label", { className: "choice" }, element("span", { textContent: "Name" }), name), deckLabel, about);
  row.read = () => ({ kind: who.value, name: name.value.trim() || NAMES[number], deck: deck.value, bot: who.value === "bot" ? bot.value : "" });
  return row;
}

function gameCard(game) {
  const card = element("article", { className: "game" });
  const seats = element("div", { className: "seats" });
  const [countLabel, count] = choice("Players", range(game.seats[0], Math.min(6, game.seats[1])).map((n) => [String(n), `${n} players`]), String(game.seats[0]));
  const picks = Object.entries(game.options).filter(([name]) => name !== "lead").map(([name, values]) => {
    const fixed = Object.keys(game.suited).length && name === "edition";
    const [label, pick] = choice(name[0].toUpperCase() + name.slice(1), [...(fixed ? [] : [["", `any ${name}`]]), ...values.map((value) => [value, value])], "");
    pick.name = name;
    return [label, pick];
  });
  const options = () => Object.fromEntries(picks.filter(([, pick]) => pick.value).map(([, pick]) => [pick.name, pick.value]));
  const decks = () => { const keys = game.suited[options().edition]; return keys ? game.decks.filter((deck) => keys.includes(deck.key)) : game.decks; };
  const laySeats = () => seats.replaceChildren(...(decks().length ? range(0, Number(count.value) - 1).map((n) => seatRow(game, n, decks())) : []));
  for (const one of [count, ...picks.map(([, pick]) => pick)]) one.addEventListener("change", laySeats);
  laySeats();
  const begin = () => lay(game, [...seats.children].map((row) => row.read()), options());
  const details = element("details", {}, element("summary", { textContent: "Set the table" }), ...(game.seats[0] < game.seats[1] ? [countLabel] : []), ...picks.map(([label]) => label), seats, button("Begin", begin, { className: "begin" }));
  card.append(element("h2", { textContent: title(game) }), element("p", { className: "about", textContent: ABOUT[game.name] || "" }), button(`Play ${title(game)} now`, begin, { className: "now" }), details);
  return card;
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

function showMine() {
  const mine = JSON.parse(localStorage.getItem("tables") || "[]");
  $("mine").hidden = !mine.length;
  $("tables").append(...mine.map((one) => element("li", {}, element("a", { href: `/table/${one.table}#${one.token}`, textContent: one.words }), element("small", { textContent: ` ${new Date(one.at).toLocaleString()}` }))));
}

showMine();
ask("/api/games").then((games) => $("games").append(...games.map(gameCard)), (error) => complain(error.message));
