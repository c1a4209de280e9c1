// Every card of every game, to be found by what is on it, and a deck to put them into.
import { $, ask, button, complain, counted, element } from "./dom.js";
import { showAccount } from "./account.js";
import { drawCard, drawCardsOf, madeWords } from "./cards.js";
import { whose } from "./decks/account_pools.js";
import { Builder } from "./decks/builder.js";
import { fromLink } from "./decks/kept.js";
import { MadeCards } from "./decks/made.js";
import { Pools } from "./decks/pools.js";
import { reading } from "./decks/reading.js";
import { costOf } from "./decks/odds.js";
import { setTitle, titleOf } from "./names.js";
import { signOf } from "./art/meaning.js";
import { glyph } from "./glyph.js";
import { closeDialog, openDialog } from "./reading.js";
import { choice } from "./seats.js";

/** So many cards are drawn at once; more as one comes to the end. */
const AT_ONCE = 60;
/** Tags that say what a card needs and gives: they are on its face, and not asked for one by one. */
const OF_RESOURCES = /^(needs|gives) /;
/** What the words on the cards of a game are, besides their type. */
const WITH = { huntik: "Side or tribe", shadowfist: "Faction or word", highlander: "Key word" };
/** A condition among the words that are looked for: `cost<3`, `fighting>=5`. */
const CONDITION = /^([a-z]+)(<=|>=|<|>|=)(\d+)$/;
const HOLDS = {
  "<": (one, two) => one < two,
  "<=": (one, two) => one <= two,
  "=": (one, two) => one === two,
  ">=": (one, two) => one >= two,
  ">": (one, two) => one > two,
};
const setOf = (card) => card.set ?? card.key.split(/[/-]/)[0];
const sorts = {
  name: ["by name", (card) => card.name],
  kind: ["by kind", (card) => card.kind],
  cost: ["by cost", (card) => costOf(card) ?? -1],
};

/** Whether a card has a word, or a number that fits a condition. */
function says(card, text, word) {
  const [, name, sign, number] = word.match(CONDITION) ?? [];
  if (!name) return text.includes(word);
  const [, value] = card.numbers.find(([one]) => one.toLowerCase() === name) ?? [];
  return value !== undefined && HOLDS[sign](value, Number(number));
}

/** What a kind is at heart: a combat action is an action. */
const atHeart = (kind) => (signOf(kind) === "diamond" ? (kind.split(" ").at(-1) ?? kind) : kind);

/** One of the kinds, or all: a row of chips. */
function chips(kinds) {
  const chip = (value, words, ...sign) => {
    const pick = element("input", { type: "radio", name: "kind", value, checked: !value });
    return element("label", { className: "chip" }, pick, ...sign, element("span", { textContent: words }));
  };
  const listed = [...new Set(kinds)].sort();
  return element(
    "fieldset",
    { className: "chips" },
    element("legend", { className: "quiet", textContent: "Kind" }),
    chip("", "All"),
    ...listed.map((kind) => chip(kind, kind, glyph(signOf(atHeart(kind))))),
  );
}

class Wall {
  constructor() {
    this.game = "";
    this.cards = [];
    this.ready = [];
    this.found = [];
    this.shown = 0;
    this.byKey = new Map();
    this.made = new MadeCards();
    this.pools = new Pools($("pools"), () => this.withPools());
  }

  card(key) {
    return this.byKey.get(key);
  }

  async open(game, edition) {
    this.game = game;
    const asked = edition ? `?edition=${edition}` : "";
    [this.cards, this.ready] = await Promise.all([
      ask(`/api/cards/${game}${asked}`),
      ask(`/api/decks/${game}${asked}`),
    ]);
    this.byKey = new Map(this.cards.map((card) => [card.key, card]));
    this.made.begin(game);
    this.include(await this.made.ofThisBrowser());
    drawCardsOf(game);
    this.filters();
    this.list();
    await this.pools.open(game, edition);
    this.withPools();
  }

  /** The cards of pools came or went. */
  withPools() {
    for (const { key, pool } of this.cards) if (pool) this.byKey.delete(key);
    this.cards = this.cards.filter((card) => !card.pool);
    this.include(this.pools.cards);
    for (const [key, line] of this.pools.lines()) this.made.lines.set(key, line);
    this.filters();
    this.list();
    builder.show();
  }

  /** The cards of pools that a deck names and nobody else has, as a card file; nothing if there are none. */
  broughtFor(text) {
    const words = text.toLowerCase();
    const others = new Set(this.cards.filter((card) => !card.pool).map((card) => card.name));
    const wanted = this.cards.filter(
      (card) => card.pool && !card.unread && !others.has(card.name) && words.includes(card.name.toLowerCase()),
    );
    return this.made.file(wanted.map((card) => card.key));
  }

  // -- cards that somebody made --------------------------------------------------------------------------------------

  include(cards) {
    this.cards = [...cards.filter((card) => !this.byKey.has(card.key)), ...this.cards];
    for (const card of cards) this.byKey.set(card.key, card);
  }

  /** A deck that somebody passed on may have cards that they made. */
  async learn({ header, lines }) {
    this.include(await this.made.learn(header, lines));
    this.filters();
    this.list();
  }

  /** The made cards among those of a deck, as a card file; nothing if there are none. */
  madeOf(counts) {
    return this.made.file([...counts.keys()]);
  }

  // -- finding -----------------------------------------------------------------------------------------------------

  filters() {
    const words = element("input", { type: "search", name: "words", placeholder: "Words of name or text, or cost<3" });
    words.setAttribute("aria-label", "Words of name or text");
    const several = (label, name, values, worded = (value) => value) => {
      const listed = [...new Set(values)].sort().map((value) => [value, worded(value)]);
      const [made, pick] = choice(label, [["", "any"], ...listed], "");
      pick.name = name;
      return made;
    };
    const tags = this.cards.flatMap((card) => card.tags.filter((tag) => !OF_RESOURCES.test(tag)));
    const costs = this.cards.map(costOf).filter((cost) => cost !== undefined);
    const [order, sort] = choice(
      "Order",
      Object.entries(sorts).map(([key, [label]]) => [key, label]),
      "name",
    );
    sort.name = "sort";
    const unfold = button("Filters", () => this.unfold(unfold), { className: "unfold", "aria-expanded": "false" });
    $("filters").replaceChildren(
      words,
      unfold,
      chips(this.cards.map((card) => card.kind)),
      several(WITH[this.game] ?? "With", "tag", tags),
      several("Set", "set", this.cards.map(setOf), setTitle),
      ...(costs.length ? [several("Cost", "cost", costs.map(String))] : []),
      ...(this.pools.pools.length ? [this.origins()] : []),
      order,
    );
  }

  /** On a narrow screen all but words and kinds is behind a button, which says how much is asked for there. */
  unfold(opener) {
    opener.setAttribute("aria-expanded", String($("filters").classList.toggle("unfolded")));
  }

  countFilters({ tag, set, cost, from }) {
    const many = [tag, set, cost, from].filter(Boolean).length;
    $("filters").querySelector(".unfold").textContent = many ? `Filters · ${many}` : "Filters";
  }

  /** Whose cards are shown: everybody's, those of a pool, those that are not understood. */
  origins() {
    const pools = this.pools.pools.map(({ name }) => [`pool ${name}`, name]);
    const [made, pick] = choice("From", [["", "anywhere"], ...pools, ["unread", "not understood yet"]], "");
    pick.name = "from";
    return made;
  }

  fits(card, { words, kind, tag, set, cost, from }) {
    const text = `${card.name} ${card.title} ${card.text}`.toLowerCase();
    return (
      words.split(/\s+/).every((word) => says(card, text, word)) &&
      (!kind || card.kind === kind) &&
      (!tag || card.tags.includes(tag)) &&
      (!set || setOf(card) === set) &&
      (!cost || String(costOf(card)) === cost) &&
      (!from || (from === "unread" ? card.unread : `pool ${card.pool}` === from))
    );
  }

  list() {
    const asked = /** @type {any} */ (Object.fromEntries(new FormData($("filters"))));
    asked.words = (asked.words ?? "").trim().toLowerCase();
    this.countFilters(asked);
    const [, by] = sorts[asked.sort] ?? sorts.name;
    const order = (one, two) => (by(one) < by(two) ? -1 : by(one) > by(two) ? 1 : one.name.localeCompare(two.name));
    this.found = this.cards.filter((card) => this.fits(card, asked)).sort(order);
    const all = this.cards.length;
    $("found").textContent = this.found.length === all ? counted(all, "card") : `${this.found.length} of ${all} cards`;
    $("cards").replaceChildren();
    this.shown = 0;
    this.more();
  }

  more() {
    const next = this.found.slice(this.shown, this.shown + AT_ONCE);
    $("cards").append(...next.map((card) => this.drawn(card)));
    this.shown += next.length;
    $("more").hidden = this.shown >= this.found.length;
    this.mark(builder.counts);
  }

  // -- cards -------------------------------------------------------------------------------------------------------

  drawn(card) {
    const face = drawCard(card, "hand");
    face.tabIndex = 0;
    face.draggable = true;
    face.ondragstart = (event) => event.dataTransfer?.setData("text/plain", card.key);
    face.onclick = () => this.read(card);
    face.onkeydown = (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        this.read(card);
      }
    };
    const add = button("+", () => builder.add(card.key), {
      "aria-label": `Put ${card.name} into the deck`,
      disabled: Boolean(card.unread),
      title: card.unread ? "Its text is not understood: it cannot be dealt." : undefined,
    });
    const less = button("−", () => builder.add(card.key, -1), {
      "aria-label": `Take ${card.name} out of the deck`,
      className: "less",
    });
    const many = element("b", { className: "many" });
    const state = card.unread ? [element("small", { className: "unread", textContent: "not understood" })] : [];
    const adding = element("span", { className: "adding" }, less, many, add);
    return element("li", { "data-key": card.key }, face, ...state, adding);
  }

  /** How many of each card are in the deck. */
  mark(counts) {
    for (const item of $("cards").children) {
      const many = counts.get(item.dataset.key) ?? 0;
      item.classList.toggle("in", many > 0);
      item.querySelector(".many").textContent = many || "";
      item.querySelector(".less").disabled = !many;
    }
  }

  read(card) {
    const users = this.ready.filter((deck) => deck.cards.includes(card.key)).map((deck) => deck.name);
    const others = this.cards.filter((one) => one.name === card.name && one.key !== card.key);
    const from = card.pool ? `From ${card.pool}, set ${setTitle(setOf(card))}.` : `Set: ${setTitle(setOf(card))}.`;
    const told = [card.pool ? from : madeWords(card.key) || from];
    if (users.length) told.push(`In the ready decks: ${users.join(", ")}.`);
    openDialog(
      card.name,
      drawCard(card, "large"),
      ...told.map((words) => element("p", { className: "about", textContent: words })),
      reading(builder.game, card),
      element(
        "div",
        { className: "actions" },
        button("Put it into the deck", () => builder.add(card.key), {
          className: "now",
          disabled: Boolean(card.unread),
        }),
        element("a", { className: "button", href: rewording(builder.game, card), textContent: "Word it anew" }),
        ...others.map((one) => button(`Another printing: ${setTitle(setOf(one))}`, () => this.read(one))),
        button("Close", closeDialog),
      ),
    );
  }
}

/** Where a card is worded anew, with its printed text beside it. */
function rewording(game, { name, kind, text, facts }) {
  const told = facts ? { facts: JSON.stringify(facts) } : {};
  return `/maker?${new URLSearchParams({ game, name, kind, printed: text, ...told })}`;
}

const wall = new Wall();
const builder = new Builder($("builder"), wall);

/** A game, an edition and perhaps a deck stand in the address: it can be passed on. */
async function open() {
  const [game = "", edition = "", linked = ""] = location.hash.slice(1).split("/");
  const wanted = games.find(([name, one]) => name === game && one === edition) ?? games[0];
  for (const made of $("games").children)
    made.setAttribute("aria-pressed", String(made.dataset.game === wanted.join("/")));
  try {
    if (builder.game !== wanted[0] || builder.edition !== wanted[1] || !wall.cards.length) {
      $("found").textContent = "The cards are being read…";
      await wall.open(...wanted);
      builder.begin(...wanted);
    }
    const deck = linked && fromLink(linked);
    if (deck) builder.take(deck);
    else if (linked) complain("That link is no deck.");
  } catch (error) {
    complain(error.message);
  }
}

let games = [];
/** Whose cards are shown beside everybody's. */
let known = "";

/** Who signs in or out has other cards and decks. */
async function accountChanged() {
  if (games.length && known !== whose()) {
    known = whose();
    await wall.open(builder.game, builder.edition);
  }
  builder.show();
}

async function begin() {
  const [told] = await Promise.all([ask("/api/games"), showAccount()]);
  known = whose();
  games = told.flatMap((game) => (game.options.edition ?? [""]).map((edition) => [game.name, edition]));
  $("games").append(
    ...games.map(([game, edition]) =>
      button(titleOf(game, edition), () => (location.hash = `${game}/${edition}`), {
        "data-game": `${game}/${edition}`,
      }),
    ),
  );
  await open();
}

$("filters").addEventListener("input", () => wall.list());
$("filters").addEventListener("submit", (event) => event.preventDefault());
$("more").append(button("Show more", () => wall.more()));
new IntersectionObserver(([seen]) => seen.isIntersecting && wall.more()).observe($("more"));
$("deckbar").addEventListener("click", () => {
  const open = document.body.classList.toggle("deck-open");
  $("deckbar").setAttribute("aria-expanded", String(open));
  builder.tell();
});
addEventListener("hashchange", open);
document.addEventListener("account", () => accountChanged().catch((error) => complain(error.message)));
begin().catch((error) => complain(error.message));
