// Card pools that somebody brought in a file: read by the server a few cards at a time, kept in this browser and in the
// account of who is signed in.
import { ask, button, complain, counted, element } from "../dom.js";
import { asLines } from "../made_cards.js";
import { MADE, fetchPool, forgetInAccount, keepInAccount, poolsInAccount, whose } from "./account_pools.js";

/** So large a file is taken, and so many cards are read at once. */
const LARGEST = 8 * 1024 * 1024;
const AT_ONCE = 40;
/** How long one waits where many cards are being read, and how often, in milliseconds. */
const PAUSE = 2000;
const PATIENCE = 60;
const BUSY = /too many at once|many cards are being read/;
const FILES = ".zip,.xml,.txt,.tsv,.csv";
const NAME = /\.[^.]*$/;

// -- what is kept -----------------------------------------------------------------------------------------------------

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("This browser keeps nothing here: its storage is off or full."));
  });

async function store(mode) {
  const opening = indexedDB.open("quickening", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("pools", { keyPath: ["game", "name"] });
  const base = await done(opening);
  return base.transaction("pools", mode).objectStore("pools");
}

/** The pools of this browser, without those of another account: they go when somebody else comes. */
async function keptPools(game) {
  const all = await done((await store("readonly")).getAll());
  const others = all.filter((one) => one.account && one.account !== whose());
  for (const one of others) await forgetPool(one);
  return all.filter((one) => one.game === game && !others.includes(one));
}
const keepPool = async (pool) => done((await store("readwrite")).put(pool));
const forgetPool = async ({ game, name }) => done((await store("readwrite")).delete([game, name]));

// -- reading ----------------------------------------------------------------------------------------------------------

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ask as often as it takes: where many ask at once, one waits. */
async function askPatiently(path, body) {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(path, body);
    } catch (error) {
      if (tries >= PATIENCE || !BUSY.test(error.message)) throw error;
      await wait(PAUSE);
    }
  }
}

/** Each card of a pool with how the server reads and draws it; `going` is told how far, and says whether to go on. */
async function readCards(game, name, facts, about, going) {
  const found = [];
  for (let first = 0; first < facts.length; first += AT_ONCE) {
    if (!going(first, facts.length)) return null;
    const some = facts.slice(first, first + AT_ONCE);
    const made = asLines(
      some.map((one) => ({ facts: one, pool: name })),
      about,
    );
    const told = await askPatiently(`/api/maker/${game}/cards`, JSON.stringify(made));
    found.push(...told.map((one, n) => ({ facts: some[n], ...one })));
  }
  return found;
}

const setOf = ({ Set: large, set }) => large ?? set ?? "";

/** Whether a card of a pool is for an edition, where a game has several. */
const isFor = ({ editions = "" }, edition) => !edition || !editions || editions.split(",").includes(edition);

/** How many cards of a pool can be played, are not understood, and were there before. */
function summary({ cards }) {
  const usable = cards.filter((one) => one.read && !one.known).length;
  const unread = cards.filter((one) => !one.read).length;
  const known = cards.filter((one) => one.known).length;
  return [
    `${counted(usable, "card")} to play with`,
    ...(unread ? [`${unread} not understood yet`] : []),
    ...(known ? [`${known} were here already`] : []),
  ].join(", ");
}

export class Pools {
  /** `changed` is told when cards have come or gone. */
  constructor(place, changed) {
    this.place = place;
    this.changed = changed;
    this.game = "";
    this.pools = [];
    this.working = "";
    this.stopped = false;
  }

  async open(game, edition) {
    this.game = game;
    this.edition = edition;
    this.pools = [];
    this.show();
    this.pools = await keptPools(game).catch(() => []);
    await this.readAnew();
    await this.meetAccount().catch((error) => complain(error.message));
    this.busy("");
  }

  /** Pools that were read by another version of the server are read again. */
  async readAnew() {
    if (!this.pools.length) return;
    this.about = await ask(`/api/maker/${this.game}`);
    for (const pool of this.pools.filter((one) => one.reader !== this.about.reader))
      await this.read(
        pool.name,
        pool.cards.map((one) => one.facts),
        pool,
      );
  }

  /** Pools that were kept in the account on another device come here; those that were forgotten there go. */
  async meetAccount() {
    const away = await poolsInAccount(this.game);
    const names = new Set(away.map(({ name }) => name));
    for (const pool of this.pools.filter((one) => one.account && !names.has(one.name))) await this.drop(pool);
    for (const { name, at } of away) {
      const here = this.pools.find((one) => one.name === name);
      if (here?.account && here.keptAt >= at) continue;
      const pool = await fetchPool(this.game, name);
      this.about ??= await ask(`/api/maker/${this.game}`);
      const facts = pool.cards.map((one) => one.facts);
      const rest = { decks: pool.decks ?? [], unusable: pool.unusable ?? [], account: whose(), keptAt: at };
      await this.read(name, facts, rest);
    }
  }

  /** Keep a pool in the account as well. */
  async keepAway(pool) {
    const keptAt = await keepInAccount(this.game, pool);
    Object.assign(pool, { account: whose(), keptAt });
    await keepPool(pool);
    this.show();
  }

  /** The cards of all pools as they are drawn: those that are not understood cannot be dealt, and say why. */
  get cards() {
    return this.pools.flatMap(({ name, cards }) =>
      cards
        .filter((one) => one.card && !one.known && isFor(one.facts, this.edition))
        .map(({ card, facts, read, error, clause }) => ({
          ...card,
          set: setOf(facts),
          pool: name,
          facts,
          ...(read ? {} : { unread: { reason: error, clause } }),
        })),
    );
  }

  /** The lines of cards that can be dealt, by their keys, as a deck takes them along. */
  *lines() {
    if (!this.about) return;
    for (const { name, cards } of this.pools)
      for (const { card, facts, read, known } of cards)
        if (read && !known) yield [card.key, asLines([{ facts, pool: name }], this.about)];
  }

  get decks() {
    return this.pools.flatMap(({ name, decks }) => decks.map((deck) => ({ ...deck, pool: name })));
  }

  // -- bringing ------------------------------------------------------------------------------------------------------

  async bring(file) {
    if (file.size > LARGEST)
      throw new Error("The file is too large: 8 MB at most. Pictures are not needed; pack the plugin without them.");
    this.busy("The file is being read…");
    const path = `/api/pools/${this.game}?name=${encodeURIComponent(file.name.slice(-80))}`;
    const told = await askPatiently(path, await file.arrayBuffer());
    this.about = await ask(`/api/maker/${this.game}`);
    const name = file.name.replace(NAME, "").slice(0, 60);
    await this.read(name === MADE ? `${name} (file)` : name, told.cards, told);
    const [pool] = this.pools;
    if (whose() && pool && !pool.account)
      await this.keepAway(pool).catch((error) =>
        complain(`${pool.name} is kept in this browser only: ${error.message}`),
      );
  }

  /** Read the cards, and keep them only once all are read and at least one is a card. */
  async read(name, facts, { decks, unusable, account = "", keptAt = 0 }) {
    const game = this.game;
    const { reader } = this.about;
    const going = (first, all) => {
      this.busy(`${first} of ${counted(all, "card")} read…`);
      return !this.stopped && game === this.game;
    };
    const cards = await readCards(game, name, facts, this.about, going);
    if (!cards) return;
    if (!cards.some((one) => one.card)) throw new Error(`There is no card in it that can be used: ${cards[0].error}`);
    const pool = { game, name, reader, at: Date.now(), cards, decks, unusable, account, keptAt };
    await keepPool(pool);
    this.pools = [pool, ...this.pools.filter((one) => one.name !== name)];
    this.changed();
    complain(`${name}: ${summary(pool)}.`);
  }

  async forget(pool) {
    if (pool.account) await forgetInAccount(this.game, pool.name);
    await this.drop(pool);
  }

  async drop(pool) {
    await forgetPool(pool);
    this.pools = this.pools.filter((one) => one !== pool);
    this.changed();
    this.show();
  }

  // -- what is shown -------------------------------------------------------------------------------------------------

  busy(words) {
    this.working = words;
    this.show();
  }

  show() {
    const open = this.place.querySelector("details")?.open ?? false;
    const title = this.pools.length ? `Your card pools · ${this.pools.length}` : "Bring cards of your own";
    const made = element(
      "details",
      { open: open || Boolean(this.working) },
      element("summary", { textContent: title }),
      element("p", {
        className: "about",
        textContent:
          "Cards you have in a file: a LackeyCCG plugin (zip) or set, an OCTGN set.xml, Cockatrice cards, a table " +
          "(CSV). They are kept in this browser, and in your account if you have one; a deck takes those it needs " +
          "along to the table.",
      }),
      this.working ? this.progress() : this.fileButton(),
      element("ul", { className: "pools" }, ...this.pools.map((pool) => this.row(pool))),
    );
    this.place.replaceChildren(made);
  }

  progress() {
    const stop = button("Stop, and keep nothing", () => {
      this.stopped = true;
    });
    return element("p", { role: "status" }, element("span", { textContent: `${this.working} ` }), stop);
  }

  fileButton() {
    const input = element("input", { type: "file", accept: FILES });
    input.addEventListener("change", () => {
      const [file] = input.files;
      input.value = "";
      if (file) this.tryToBring(file);
    });
    return element("label", { className: "button load" }, "Choose a file", input);
  }

  async tryToBring(file) {
    this.stopped = false;
    try {
      await this.bring(file);
    } catch (error) {
      const isNamed = error.message.startsWith(`${file.name}: `);
      complain(isNamed ? error.message : `${file.name}: ${error.message}`);
    } finally {
      this.busy("");
    }
  }

  keepButton(pool) {
    return button("Keep it in your account", () => this.keepAway(pool).catch((error) => complain(error.message)), {
      "aria-label": `Keep the pool ${pool.name} in your account`,
    });
  }

  row(pool) {
    const reasons = [
      ...pool.unusable,
      ...pool.cards.filter((one) => !one.card).map(({ facts, error }) => `${facts.Name ?? facts.title}: ${error}`),
    ];
    const lost = reasons.length
      ? [
          element(
            "details",
            {},
            element("summary", { textContent: `${counted(reasons.length, "line")} could not be used` }),
            element("ul", {}, ...reasons.map((words) => element("li", { textContent: words }))),
          ),
        ]
      : [];
    const decks = pool.decks.length ? `, ${counted(pool.decks.length, "deck")}` : "";
    return element(
      "li",
      {},
      element("b", { textContent: pool.name }),
      element("small", {
        className: "about",
        textContent: `${summary(pool)}${decks}. Kept in ${pool.account ? "your account" : "this browser"}.`,
      }),
      ...(whose() && !pool.account ? [this.keepButton(pool)] : []),
      button("Forget", () => this.forget(pool).catch((error) => complain(error.message)), {
        "aria-label": `Forget the pool ${pool.name}`,
      }),
      ...lost,
    );
  }
}
