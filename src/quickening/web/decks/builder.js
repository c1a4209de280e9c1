// The deck beside the cards: what is in it, whether it is legal, what may be drawn from it, and what to do with it.
import { $, ask, button, complain, element, shared, textOf } from "../dom.js";
import { deckPicture } from "../art/decks.js";
import { sideOf, thumb } from "../cards.js";
import { glyph } from "../glyph.js";
import { render } from "../keyed.js";
import { choice, myName } from "../seats.js";
import { asLink, asText, forgetDeck, hasAccount, keepDeck, keptDecks } from "./kept.js";
import { adviceList, resourceList } from "./advice.js";
import { bars } from "./plots.js";
import { chanceOfOne, costOf, hand, spread } from "./odds.js";

/** How many cards an opening hand has: HK 101.3, SF 2.5; at Highlander as many as the Persona's Ability, 15 mostly. */
const OPENING = { huntik: 5, shadowfist: 6, highlander: 15 };
/** How many cards one draws a turn: HK 502.1; in the other games as many as were played, so it is asked. */
const DRAWN = { huntik: 2, shadowfist: 2, highlander: 2 };
/** The turns for which the chances are told. */
const TURNS = [1, 2, 3, 4, 6, 8];
/** How long nothing is asked while a deck is still being changed, in milliseconds. */
const PAUSE = 250;
const PROGRAMS = [
  ["text", "Plain text"],
  ["lackey", "LackeyCCG"],
  ["octgn", "OCTGN"],
  ["cockatrice", "Cockatrice"],
  ["simulator", "Tabletop Simulator"],
  ["csv", "Table (CSV)"],
];
/** What deck files are called, and how large they may be. */
const FILES = ".txt,.dek,.o8d,.cod,.json,.csv";
const LARGEST = 190_000;
const percent = (chance) => `${Math.round(100 * chance)} %`;

export class Builder {
  /** `wall` has the cards of the game by key, and is told when the deck changes. */
  constructor(place, wall) {
    this.place = place;
    this.wall = wall;
    this.unfolded = new Set(["others", "figures"]);
    this.begin("", "");
    place.addEventListener("dragover", (event) => event.preventDefault());
    place.addEventListener("drop", (event) => {
      event.preventDefault();
      const key = event.dataTransfer?.getData("text/plain");
      if (key && this.wall.card(key)) this.add(key);
    });
  }

  /** An empty deck of a game. */
  begin(game, edition) {
    this.game = game;
    this.edition = edition;
    this.take({ name: "My deck", cards: [] });
  }

  take(deck) {
    this.brought = deck.made ?? null;
    if (deck.made) this.learn(deck.made).catch((error) => complain(error.message));
    this.name = deck.name;
    this.counts = new Map(deck.cards);
    this.told = null;
    this.drawn = [];
    if (deck.cards.length) this.unfolded.delete("others");
    this.changed();
  }

  /** Until the cards that somebody made for a deck are known here, they are those it came with. */
  async learn(made) {
    await this.wall.learn(made);
    if (this.brought === made) this.brought = null;
    this.changed();
  }

  get deck() {
    const made = this.brought ?? this.wall.madeOf(this.counts);
    return { name: this.name, edition: this.edition, cards: [...this.counts], ...(made ? { made } : {}) };
  }

  count(key) {
    return this.counts.get(key) ?? 0;
  }

  get size() {
    return [...this.counts.values()].reduce((sum, many) => sum + many, 0);
  }

  add(key, many = 1) {
    const now = Math.max(0, this.count(key) + many);
    if (now) this.counts.set(key, now);
    else this.counts.delete(key);
    this.changed();
  }

  changed() {
    this.show();
    this.wall.mark(this.counts);
    clearTimeout(this.waiting);
    if (this.counts.size) this.waiting = setTimeout(() => this.judge(), PAUSE);
  }

  asked(more = {}) {
    return JSON.stringify({ game: this.game, edition: this.edition, text: asText(this.deck), ...more });
  }

  async judge() {
    const asked = this.asked();
    const told = await ask("/api/decks", asked).catch((error) => ({ error: error.message }));
    if (asked !== this.asked()) return; // the deck has changed meanwhile
    this.told = told;
    this.show();
  }

  // -- what is shown ----------------------------------------------------------------------------------------------

  show() {
    const parts = [this.heading(), this.state(), ...this.advice(), ...this.curve(), this.list()];
    if (this.size) parts.push(this.figures());
    // laid over what is there: a press that has begun, and whoever is at a button, stay with it
    render(this.place, ...parts, this.doing(), ...(this.size ? [this.foot()] : []));
    for (const one of this.place.querySelectorAll("details")) one.open = this.unfolded.has(one.className);
    this.tell();
  }

  /** What is worth a word beside the rules, by the side of the ready decks. */
  advice() {
    const ready = this.wall.ready.map(({ cards }) => cards.map((key) => this.wall.card(key)).filter(Boolean));
    return adviceList(this.cards(), ready);
  }

  /** What its cards cost, where they cost anything. */
  curve() {
    const costs = spread(this.cards(), costOf);
    return costs.length ? [bars("Cost", costs)] : [];
  }

  /** On a narrow screen the deck is behind a button, which says how large it is. */
  tell() {
    const open = document.body.classList.contains("deck-open");
    $("deckbar").textContent = open ? "Back to the cards" : `Your deck · ${this.size}`;
  }

  heading() {
    const name = element("input", { value: this.name, maxLength: 60, "aria-label": "The name of the deck" });
    name.addEventListener("input", () => (this.name = name.value));
    name.addEventListener("change", () => {
      this.name = name.value.trim() || "My deck";
      this.changed();
    });
    const words = this.size === 1 ? "1 card" : `${this.size} cards`;
    return element("header", {}, name, element("b", { className: "size", textContent: words }));
  }

  /** Whether it is legal, and if not every reason with its rule. */
  state() {
    if (!this.size) {
      const words = "Tap a card to read it, + to put it into the deck.";
      return element("p", { className: "about", textContent: words });
    }
    if (!this.told) return element("p", { className: "about", role: "status", textContent: "It is being judged…" });
    if (this.told.error) return element("p", { className: "wrong", role: "status", textContent: this.told.error });
    if (!this.told.wrong.length) return element("p", { className: "legal", role: "status" }, glyph("check"), "Legal.");
    const reasons = this.told.wrong.map(({ rule, words }) => {
      const [book, id] = rule.split(/ (.*)/);
      return element("li", {}, `${words} `, element("a", { href: `/rules#${book}:${id}`, textContent: rule }));
    });
    return element("ul", { className: "wrong", role: "status" }, ...reasons);
  }

  /** The cards under the names of their kinds, those that cost least first. */
  list() {
    const rows = [...this.counts].map(([key, many]) => ({ card: this.wall.card(key), key, many }));
    const kinds = [...new Set(rows.map(({ card }) => card?.kind ?? ""))].sort();
    const cost = ({ card }) => (card && costOf(card)) ?? 0;
    const order = (one, two) => cost(one) - cost(two) || nameOf(one.card).localeCompare(nameOf(two.card));
    return element(
      "div",
      { className: "lists" },
      ...kinds.flatMap((kind) => this.kindOf(kind, rows.filter(({ card }) => (card?.kind ?? "") === kind).sort(order))),
    );
  }

  kindOf(kind, rows) {
    const many = rows.reduce((sum, row) => sum + row.many, 0);
    const lines = rows.map((row) => this.line(row.card, row.key, row.many));
    return [
      element("h3", {}, element("span", { textContent: kind || "unknown cards" }), element("b", { textContent: many })),
      element("ul", { className: "lines" }, ...lines),
    ];
  }

  line(card, key, many) {
    const name = nameOf(card) || key;
    const pictured = card ? thumb(card) : element("span", { className: "thumb none" });
    return element(
      "li",
      { className: card ? sideOf(card) : "", "data-key": `line ${key}` },
      pictured,
      element("span", { className: "cost", textContent: (card && costOf(card)) ?? "" }),
      button("−", () => this.add(key, -1), { "aria-label": `One ${name} less` }),
      element("b", { textContent: many }),
      button("+", () => this.add(key), { "aria-label": `One ${name} more` }),
      button(name, () => card && this.wall.read(card), { className: "named", title: card?.kind ?? "" }),
    );
  }

  cards() {
    return [...this.counts].flatMap(([key, many]) => Array(many).fill(this.wall.card(key))).filter(Boolean);
  }

  /** The cards that are drawn from: the largest pile. */
  pile() {
    const piles = this.told?.piles?.map(([, keys]) => keys) ?? [];
    const keys = piles.sort((one, two) => two.length - one.length)[0];
    return keys ? keys.map((key) => this.wall.card(key)).filter(Boolean) : this.cards();
  }

  figures() {
    const cards = this.cards();
    const pile = this.pile();
    return this.folded(
      "figures",
      "Kinds, opening hand and chances",
      bars(
        "Kind",
        spread(cards, (card) => card.kind.split("/")[0]),
      ),
      ...resourceList(cards),
      this.opening(pile),
      this.chances(pile),
    );
  }

  /** What is folded away stays as it was when the deck changes. */
  folded(name, words, ...content) {
    const made = element(
      "details",
      { className: name, open: this.unfolded.has(name) },
      element("summary", { textContent: words }),
      ...content,
    );
    made.ontoggle = () => this.unfolded[made.open ? "add" : "delete"](name);
    return made;
  }

  opening(pile) {
    const shown = element(
      "ol",
      { className: "drawn" },
      ...this.drawn.map((name) => element("li", { textContent: name })),
    );
    const draw = button("Draw an opening hand", () => {
      this.drawn = hand(pile, OPENING[this.game] ?? 7).map((card) => card.name);
      this.show();
    });
    return element("div", {}, draw, shown);
  }

  /** How likely a card is to have been drawn by a turn. */
  chances(pile) {
    const first = OPENING[this.game] ?? 7;
    const copies = [...new Set(this.counts.values())].sort((one, two) => one - two);
    const head = ["", ...TURNS.map((turn) => (turn === 1 ? "turn 1" : String(turn)))].map((words) =>
      element("th", { scope: "col", textContent: words }),
    );
    const rows = copies.map((many) =>
      element(
        "tr",
        {},
        element("th", { scope: "row", textContent: many === 1 ? "1 copy" : `${many} copies` }),
        ...TURNS.map((turn) => {
          const seen = first + (turn - 1) * this.drawnEachTurn;
          return element("td", { textContent: percent(chanceOfOne(many, seen, pile.length)) });
        }),
      ),
    );
    const caption = element("caption", { textContent: "The chance to have drawn at least one by turn" });
    return element(
      "div",
      {},
      this.drawing(),
      element("table", {}, caption, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows)),
    );
  }

  get drawnEachTurn() {
    return this.each ?? DRAWN[this.game] ?? 1;
  }

  /** How many cards are drawn each turn, where that is not always the same. */
  drawing() {
    const amounts = [1, 2, 3, 4, 5].map((many) => [String(many), String(many)]);
    const [label, pick] = choice("Cards drawn each turn", amounts, String(this.drawnEachTurn));
    pick.addEventListener("change", () => {
      this.each = Number(pick.value);
      this.show();
    });
    return label;
  }

  // -- what can be done --------------------------------------------------------------------------------------------

  doing() {
    const made = element("div", { className: "doing" });
    if (this.size) made.append(this.passing());
    made.append(this.others());
    return made;
  }

  /** What one does most stays in sight below the list. */
  foot() {
    return element("footer", {}, this.keeping(), this.tryIt());
  }

  tryIt() {
    const legal = this.told?.wrong?.length === 0;
    return button("Try it against a bot", () => this.play(), { className: "now", disabled: !legal });
  }

  async play() {
    const other = this.wall.ready[0];
    const seats = [
      { kind: "you", name: myName(), deck: "", cards: asText(this.deck) },
      { kind: "bot", name: "Bob", deck: other.key, bot: "thumb" },
    ];
    const options = this.edition ? { edition: this.edition } : {};
    try {
      const told = await ask("/api/tables", JSON.stringify({ game: this.game, seats, options }));
      location.href = `/table/${told.table}#${told.tokens[0]}`;
    } catch (error) {
      complain(error.message);
    }
  }

  keeping() {
    const where = hasAccount() ? "Keep it in your account" : "Keep it in this browser";
    return button(where, () => this.keep().catch((error) => complain(error.message)));
  }

  async keep() {
    await keepDeck(this.game, this.deck);
    this.show();
    complain(`${this.name} is kept. You can choose it when you set a table.`);
  }

  passing() {
    const [label, program] = choice("As a file for", PROGRAMS, "text");
    const save = button("Save the file", () => this.save(program.value));
    const link = `${location.origin}/cards#${this.game}/${this.edition}/${asLink(this.deck)}`;
    return this.folded("sharing", "Share or export", shared("A link to this deck", link), label, save);
  }

  async save(program) {
    try {
      const { ending, text } = await ask("/api/decks/file", this.asked({ to: program }));
      const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      element("a", { href: url, download: `${this.name}${ending}` }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      complain(error.message);
    }
  }

  /** The decks to begin with: one's own, and copies of the ready ones. */
  others() {
    const mine = keptDecks(this.game)
      .filter((one) => (one.edition ?? "") === this.edition)
      .map((one) =>
        element(
          "li",
          {},
          button(one.name, () => this.take(one)),
          ...(one.account ? [element("small", { className: "about", textContent: "in your account" })] : []),
          button("×", () => this.forget(one), { "aria-label": `Forget ${one.name}`, className: "less" }),
        ),
      );
    const ready = this.wall.ready.map((one) => element("li", {}, this.readyDeck(one)));
    return this.folded(
      "others",
      "Other decks",
      this.fileButton(),
      ...(mine.length ? [element("h3", { textContent: "Your own" }), element("ul", {}, ...mine)] : []),
      ...this.fromPools(),
      element("h3", { textContent: "Copy a ready deck" }),
      element("ul", {}, ...ready),
    );
  }

  /** The decks that came with card pools. */
  fromPools() {
    const open = ({ name, text }) =>
      this.openText(text, name).catch((error) => complain(`${name}: ${error.message.slice(0, 600)}`));
    const listed = this.wall.pools.decks.map((one) =>
      element(
        "li",
        {},
        button(one.name, () => open(one)),
      ),
    );
    return listed.length ? [element("h3", { textContent: "From your card pools" }), element("ul", {}, ...listed)] : [];
  }

  /** A ready deck: its picture, its name, what it is about. */
  readyDeck(one) {
    const copy = () => this.take({ name: `${one.name}, my way`, cards: counted(one.cards) });
    const made = button("", copy, { className: "ready" });
    made.append(
      deckPicture(one, this.game),
      element("span", {}, element("b", { textContent: one.name }), element("small", { textContent: one.about })),
    );
    return made;
  }

  /** A deck that another program wrote, as far as its cards are known here; what is wrong with it is said. */
  fileButton() {
    const input = element("input", { type: "file", accept: FILES });
    input.addEventListener("change", () => {
      const [file] = input.files;
      input.value = "";
      if (file) this.open(file).catch((error) => complain(`${file.name}: ${error.message}`));
    });
    return element("label", { className: "button load" }, "Open a deck file", input);
  }

  async open(file) {
    if (file.size > LARGEST) throw new Error(`The file is too large: ${LARGEST} bytes at most.`);
    await this.openText(await textOf(file), file.name.replace(/\.[^.]*$/, ""));
  }

  /** A deck as it is written; cards of pools that it names are taken along. */
  async openText(written, called) {
    const made = madeIn(written);
    const pool = made ? null : this.wall.broughtFor(written);
    const text = pool ? [written, "Made cards:", pool.header, ...pool.lines].join("\n") : written;
    const { name, piles } = await ask("/api/decks", JSON.stringify({ game: this.game, edition: this.edition, text }));
    const cards = counted(piles.flatMap(([, keys]) => keys));
    this.take({ name: name === "your deck" ? called : name, cards, ...(made ? { made } : {}) });
  }

  forget(one) {
    forgetDeck(this.game, one).then(
      () => this.show(),
      (error) => complain(error.message),
    );
  }
}

const nameOf = (card) => card?.name ?? "";

/** The file of made cards under a deck, if it has one. */
function madeIn(text) {
  const lines = text.split(/\r?\n/);
  const place = lines.findIndex((line) => line.trim().toLowerCase() === "made cards:");
  const [header, ...rest] = place < 0 ? [] : lines.slice(place + 1).filter((line) => line.trim());
  return header ? { header, lines: rest } : null;
}

/** How many there are of each key. */
function counted(keys) {
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
}
