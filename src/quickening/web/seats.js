// Setting the table: who sits where, with which deck, and what else a game can be told.
import { button, element } from "./dom.js";
import { deckPicture } from "./art/decks.js";
import { asText, keptDecks } from "./decks/kept.js";

const NAMES = ["Ann", "Bob", "Carol", "Dave", "Erin", "Frank"];
const BOTS = {
  random: "Random: plays anything",
  novice: "Novice: has a little sense",
  thumb: "Rule of thumb: plays well",
  club: "Club: looks ahead a little",
  expert: "Expert: looks ahead",
  master: "Master: far ahead, slowly",
};
const BEST = { shadowfist: 3 };
const LABELS = {
  edition: "Edition",
  format: "Tournament",
  mission: "Mission",
  lead: "Leads",
  limited: "Packs",
  first: "Begins",
};
const UNSAID = {
  format: "none",
  mission: "drawn by lot",
  lead: "drawn by lot",
  limited: "Constructed play",
  first: "drawn by lot",
};
/** Instead of the key of a deck: one of the player's own, written down here or kept in this browser. */
export const OWN_DECK = "";
const MINE = "mine:";
/** What a clock can be set to: seconds for each player, and for each decision. */
export const CLOCKS = [
  ["", "no clock"],
  ["900:0", "15 minutes each"],
  ["1800:0", "30 minutes each"],
  ["0:60", "a minute for each decision"],
  ["1800:120", "30 minutes each, two for a decision"],
];

/** A clock as the server is told it, if there is one. */
export function limitsOf(value) {
  const [player, decision] = value.split(":").map(Number);
  return value ? { player, decision } : null;
}

export function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

/** A drop-down of choices with its label. */
export function choice(label, values, chosen) {
  const select = element("select", {});
  for (const [value, words] of values)
    select.append(element("option", { value, textContent: words, selected: value === chosen }));
  return [element("label", { className: "choice" }, element("span", { textContent: label }), select), select];
}

/** The name one plays by: an account has one. */
export function myName() {
  return localStorage.getItem("account") || localStorage.getItem("name") || NAMES[0];
}

/** How many play best, where more than the fewest do. */
function bestCount(game) {
  return Math.min(game.seats[1], BEST[game.name] ?? game.seats[0]);
}

/** The bot that plays where nobody chose another: it plays well and answers at once. */
function usualBot(game) {
  return game.bots.includes("thumb") ? "thumb" : game.bots[game.bots.length - 1];
}

/** Good defaults: you and as many bots that play well as make a good game, each with another deck. */
export function quickSeats(game, decks) {
  const bot = usualBot(game);
  const others = NAMES.slice(1).filter((name) => name !== myName());
  return range(0, bestCount(game) - 1).map((n) => ({
    kind: n ? "bot" : "you",
    name: n ? others[n - 1] : myName(),
    deck: decks[n % decks.length].key,
    bot: n ? bot : "",
  }));
}

/** A place to write a deck down; it is kept in this browser. */
export function ownDeck(game) {
  const key = `deck:${game.name}`;
  const own = element("textarea", {
    rows: 6,
    spellcheck: false,
    value: localStorage.getItem(key) ?? "",
    placeholder: "# The name of the deck\n3 The title of a card\n1 Another one",
  });
  own.addEventListener("change", () => localStorage.setItem(key, own.value));
  const words = "One line for each card: how many, and its title.";
  return [
    element("label", { className: "own" }, element("span", { className: "about", textContent: words }), own),
    own,
  ];
}

/** One seat: who, by what name, with which deck and what that is about; `before` is how it was set so far. */
function seatRow(
  game,
  number,
  decks,
  before = { kind: number ? "bot" : "you", name: number ? NAMES[number] : myName(), bot: "" },
) {
  const row = element("fieldset", { className: "seat" }, element("legend", { textContent: `Seat ${number + 1}` }));
  const [whoLabel, who] = choice(
    "Who",
    [
      ["you", "Me"],
      ["bot", "A bot"],
      ["friend", "A friend, by link"],
      ["open", "Whoever sits down"],
    ],
    before.kind,
  );
  const name = element("input", { value: before.name, maxLength: 30 });
  const [botLabel, bot] = choice(
    "Bot",
    [...game.bots].reverse().map((one) => [one, BOTS[one] ?? one]),
    before.bot || usualBot(game),
  );
  botLabel.title = "A fair bot: it knows no more than its seat may see.";
  const mine = keptDecks(game.name);
  const kept =
    before.deck === OWN_DECK ||
    mine.some((one) => `${MINE}${one.name}` === before.deck) ||
    decks.some((one) => one.key === before.deck);
  const [deckLabel, deck] = choice(
    "Deck",
    [
      ...decks.map((one) => [one.key, one.name]),
      ...mine.map((one) => [`${MINE}${one.name}`, `Mine: ${one.name}`]),
      [OWN_DECK, "One of my own…"],
    ],
    kept || !decks.length ? (before.deck ?? OWN_DECK) : decks[number % decks.length].key,
  );
  const about = element("div", { className: "deck" });
  const [ownLabel, own] = ownDeck(game);
  const nameLabel = element("label", { className: "choice" }, element("span", { textContent: "Name" }), name);
  const waits = element("p", {
    className: "about",
    textContent: "Who sits down here chooses a name and a deck. The game begins when all seats are taken.",
  });
  const tell = () => {
    const chosen = decks.find((one) => one.key === deck.value);
    const isOpen = who.value === "open";
    for (const one of [nameLabel, deckLabel]) one.hidden = isOpen;
    waits.hidden = !isOpen;
    if (chosen)
      about.replaceChildren(
        deckPicture(chosen, game.name),
        element("p", { className: "about", textContent: chosen.about }),
      );
    about.hidden = isOpen || !chosen;
    ownLabel.hidden = isOpen || deck.value !== OWN_DECK;
    botLabel.hidden = who.value !== "bot";
  };
  for (const one of [deck, who]) one.addEventListener("change", tell);
  name.addEventListener("change", () => {
    if (who.value === "you" && !localStorage.getItem("account")) localStorage.setItem("name", name.value.trim());
  });
  tell();
  row.append(whoLabel, botLabel, nameLabel, deckLabel, about, ownLabel, waits);
  row.who = who;
  row.deck = deck;
  row.tell = tell;
  /** The cards of a deck that is not the server's. */
  const cards = () => {
    const kept = mine.find((one) => `${MINE}${one.name}` === deck.value);
    return kept ? asText(kept) : own.value.trim() || "\n";
  };
  const isReady = () => decks.some((one) => one.key === deck.value);
  row.read = () => (who.value === "open" ? { kind: "open", name: "", deck: "" } : readPlace());
  const readPlace = () => ({
    kind: who.value,
    name: name.value.trim() || NAMES[number],
    deck: isReady() ? deck.value : "",
    bot: who.value === "bot" ? bot.value : "",
    ...(isReady() ? {} : { cards: cards() }),
  });
  return row;
}

/** One is at one seat only: taking another one leaves the first to a bot. */
function onlyOneMe(rows) {
  for (const row of rows)
    row.who.addEventListener("change", () => {
      for (const other of rows)
        if (row.who.value === "you" && other !== row && other.who.value === "you") {
          other.who.value = "bot";
          other.tell();
        }
    });
}

/** What a game can be told besides the decks; of seats one says the number players see. */
export function optionPick(game, name, values, titles) {
  const ofSeats = values.every((value) => /^\d$/.test(value));
  const titled = (value) => titles?.[value] ?? value;
  const words = [
    ...values.map((value) => [value, ofSeats ? `Seat ${Number(value) + 1}` : titled(value)]),
    ...(game.brought?.[name] ?? []).map((value) => [value, `${titled(value)} (bring your own)`]),
  ];
  const must = name === "edition";
  const [label, pick] = choice(LABELS[name] ?? name, must ? words : [["", UNSAID[name] ?? "any"], ...words], "");
  pick.name = name;
  return { label, pick, ofSeats };
}

/** The ready decks that suit what a table was told; a style of tournament has decks of its own, whatever the book. */
export function suitedDecks(game, options) {
  if (game.brought?.format?.includes(options.format)) return [];
  const styled = game.suited.format?.[options.format];
  const sets = styled ? [styled] : Object.entries(options).map(([name, value]) => game.suited[name]?.[value]);
  return game.decks.filter((deck) => sets.filter(Boolean).every((keys) => keys.includes(deck.key)));
}

/** Whether strangers may bring cards that are not everybody's. */
function ownCardsPick(shown) {
  const pick = element("input", { type: "checkbox" });
  const label = element("label", { className: "check" }, pick, "Made cards and cards from files are welcome");
  label.title = "Whoever sits down is told so, and how many such cards are in each deck.";
  return { label, tell: () => (label.hidden = shown.label.hidden || !shown.read()), read: () => pick.checked };
}

/** Who sees a table with free seats. */
function listedPick(seats) {
  const values = [
    ["yes", "everybody, in the lobby"],
    ["", "friends, by its link"],
  ];
  const [label, pick] = choice("Shown to", values, "yes");
  const tell = () => {
    label.hidden = ![...seats.children].some((row) => row.who?.value === "open");
  };
  seats.addEventListener("change", tell);
  return { label, tell, read: () => pick.value === "yes" };
}

/**
 * The controls for a game; `begin` is told the seats, the options, the clock, whether free seats are listed, and
 * whether cards of one’s own are welcome there.
 */
export function tableSetter(game, titles, begin) {
  const seats = element("div", { className: "seats" });
  const [countLabel, count] = choice(
    "Players",
    range(...game.seats).map((n) => [String(n), `${n} players`]),
    String(bestCount(game)),
  );
  const picks = Object.entries(game.options).map(([name, values]) => optionPick(game, name, values, titles));
  const [clockLabel, clock] = choice("Clock", CLOCKS, "");
  const shown = listedPick(seats);
  const own = ownCardsPick(shown);
  for (const one of [seats, shown.label]) one.addEventListener("change", () => own.tell());
  const told = () =>
    Object.fromEntries(
      picks.filter(({ pick, label }) => pick.value && !label.hidden).map(({ pick }) => [pick.name, pick.value]),
    );
  const lay = () => {
    for (const { pick } of picks.filter((one) => one.ofSeats))
      for (const one of pick.options) {
        one.hidden = Number(one.value) >= Number(count.value);
        if (one.hidden && one.selected) pick.value = "";
      }
    for (const { pick, label } of picks)
      if (pick.name === "format") label.hidden = Boolean(told().edition) && !game.formats?.includes(told().edition);
    const decks = suitedDecks(game, told());
    const before = [...seats.children].map((row) => row.read && { ...row.read(), deck: row.deck.value });
    const isBrought = Boolean(game.brought?.format?.includes(told().format));
    const note = isBrought
      ? "No card that this format needs is known by its text: make it in the card maker, and bring decks of your own."
      : "None of the ready decks may be played like that.";
    seats.replaceChildren(
      ...(decks.length || isBrought
        ? range(0, Number(count.value) - 1).map((n) => seatRow(game, n, decks, before[n]))
        : []),
      ...(decks.length ? [] : [element("p", { className: "about", textContent: note })]),
    );
    onlyOneMe([...seats.children].filter((row) => row.read));
    start.disabled = !decks.length && !isBrought;
    shown.tell();
    own.tell();
  };
  const limits = () => limitsOf(clock.value);
  const start = button(
    "Begin",
    () =>
      begin(
        [...seats.children].filter((row) => row.read).map((row) => row.read()),
        told(),
        limits(),
        shown.read(),
        own.read(),
      ),
    { className: "begin now" },
  );
  for (const one of [count, ...picks.map(({ pick }) => pick)]) one.addEventListener("change", lay);
  lay();
  const options = element(
    "div",
    { className: "choices" },
    ...(game.seats[0] < game.seats[1] ? [countLabel] : []),
    ...picks.map(({ label }) => label),
    clockLabel,
    shown.label,
    own.label,
  );
  return [options, seats, start];
}
