// Packs at a tournament: take a card of the pack before you, then make a deck of what you have.
import { ask, button, complain, element } from "./dom.js";
import { drawCard, drawCardsOf } from "./cards.js";
import { closeDialog, openDialog } from "./reading.js";

export class Drafting {
  /**
   * @param {string} name the tournament
   * @param {string} game
   * @param {() => string} token the player's secret
   * @param {() => void} changed told when something was taken or built
   */
  constructor(name, game, token, changed) {
    this.name = name;
    this.game = game;
    this.token = token;
    this.changed = changed;
    this.cards = new Map();
    this.left = null;
    this.place = element("div", { className: "drafting" });
    this.drawn = "";
  }

  post(what, more = {}) {
    return ask(`/api/tournaments/${this.name}/${what}`, JSON.stringify({ token: this.token(), ...more }));
  }

  /** What is before the player now; it is drawn anew where it is new. */
  async look(phase) {
    if (!this.cards.size) {
      const printed = await ask(`/api/cards/${this.game}`);
      this.cards = new Map(printed.map((card) => [card.key, card]));
      drawCardsOf(this.game);
    }
    this.show(await this.post("draft"), phase);
  }

  show(seen, phase) {
    const key = JSON.stringify([seen, phase]);
    if (key === this.drawn) return;
    this.drawn = key;
    if (phase === "building") this.left ??= [...seen.left_out];
    this.place.replaceChildren(...(phase === "drafting" ? this.pack(seen) : this.deck(seen)));
  }

  read(card, ...ways) {
    openDialog(
      card.name,
      drawCard(card, "large"),
      element("div", { className: "actions" }, ...ways, button("Close", closeDialog)),
    );
  }

  face(key, act, label, pressed) {
    const card = this.cards.get(key);
    const face = drawCard(card, "hand");
    face.setAttribute("role", "button");
    face.setAttribute("aria-label", `${label}: ${card.name}`);
    if (pressed !== undefined) face.setAttribute("aria-pressed", String(pressed));
    face.tabIndex = 0;
    face.onclick = act;
    face.onkeydown = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    };
    const look = button("Read", () => this.read(card), { "aria-label": `Read ${card.name}` });
    return element("li", { "data-key": key }, face, look);
  }

  // -- drafting ----------------------------------------------------------------------------------------------

  async take(card, turn) {
    try {
      this.show(await this.post("take", { card, turn }), "drafting");
      this.changed();
    } catch (error) {
      complain(error.message);
    }
  }

  pack(seen) {
    const others = seen.thinking.join(", ");
    const words = seen.taken
      ? `Taken. ${others} still choose; until then you may take another card instead.`
      : `Pack ${seen.opened}: take one of these ${seen.pack.length} cards, the rest goes on.`;
    const faces = seen.pack.map((key) => this.face(key, () => this.take(key, seen.turn), "Take", key === seen.taken));
    return [
      element("p", { role: "status", textContent: words }),
      element("ul", { className: "pack" }, ...faces),
      ...this.owned(seen.pool),
    ];
  }

  owned(pool) {
    if (!pool.length) return [];
    const names = pool.map((key) => this.cards.get(key).title || this.cards.get(key).name).sort();
    return [
      element("h3", { textContent: `You have ${pool.length} cards` }),
      element("p", { className: "about", textContent: names.join(" · ") }),
    ];
  }

  // -- building ----------------------------------------------------------------------------------------------

  async build() {
    try {
      await this.post("build", { left_out: this.left });
      complain("Your deck is made.");
      this.drawn = "";
      this.changed();
    } catch (error) {
      complain(error.message);
    }
  }

  toggle(key, isIn, seen) {
    if (isIn) this.left.push(key);
    else this.left.splice(this.left.indexOf(key), 1);
    this.drawn = "";
    this.show(seen, "building");
  }

  deck(seen) {
    const left = [...this.left];
    const faces = [...seen.pool].sort().map((key) => {
      const at = left.indexOf(key);
      if (at >= 0) left.splice(at, 1);
      return this.face(key, () => this.toggle(key, at < 0, seen), at < 0 ? "Leave out" : "Play with", at < 0);
    });
    const count = seen.pool.length - this.left.length;
    const said = seen.built ? "Your deck is made; you may still change it." : "Touch a card to leave it out.";
    return [
      element("p", { role: "status", textContent: `${said} ${count} of your ${seen.pool.length} cards are in.` }),
      button(`Play with these ${count} cards`, () => this.build(), { className: "now" }),
      element("ul", { className: "pack pool" }, ...faces),
    ];
  }
}
