// What the server sends of a table, put together: everything once, then what has changed since.

/** Hidden cards of a pile have no handles of their own; each is still one element of the page. */
const PILE = 100_000;

export class News {
  constructor() {
    this.forget();
  }

  forget() {
    this.faces = [];
    this.cards = new Map();
    this.areas = new Map();
    this.status = new Map();
    this.fields = {};
    this.view = {};
    this.keys = new Map();
  }

  /**
   * A change, and the state after it, as if it had been sent whole.
   * @param {Record<string, any>} message
   */
  applied({ type, whole, view = /** @type {Record<string, any>} */ ({}), ...fields }) {
    if (whole) this.forget();
    Object.assign(this.fields, fields);
    this.note(view);
    const { status, areas, faces, cards, gone, log, same, ...head } = view;
    Object.assign(this.view, head);
    const laid = this.laid();
    this.follow(laid, new Map(same));
    const shown = { ...this.view, status: [...this.status], areas: laid, log: log ?? [], keys: this.keys };
    return { ...this.fields, said: fields.said ?? [], view: shown };
  }

  /** A card that was followed with the eyes keeps its key, whatever its handle is now: so it is seen to travel. */
  follow(areas, same) {
    const last = this.keys;
    this.keys = new Map();
    for (const { handle } of areas.flatMap((one) => one.cards))
      if (handle > 0) this.keys.set(handle, last.get(same.get(handle) ?? handle) ?? handle);
  }

  note({ status = [], faces = [], cards = [], areas = [], gone = [], decision }) {
    this.faces.push(...faces.map(([key, name, title, kind, tags, text]) => ({ key, name, title, kind, tags, text })));
    for (const [name, value] of status) this.status.set(name, this.revived(value));
    for (const card of cards) this.cards.set(card[0], this.card(card));
    for (const key of gone) this.areas.delete(JSON.stringify(key));
    for (const [name, seat, held] of areas) this.areas.set(JSON.stringify([name, seat]), { name, seat, held });
    if (decision) decision.options = decision.options.map(option);
  }

  /** A fact with its cards whole. */
  revived(value) {
    if (Array.isArray(value)) return value.map((one) => this.revived(one));
    if (value === null || typeof value !== "object") return value;
    if (value.$) return this.card(value.$);
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.revived(one)]));
  }

  card([handle, face, owner = null, controller = null, place = 0, holder = 0, marks = [], numbers = []]) {
    const pairs = [];
    for (let at = 0; at < numbers.length; at += 2) pairs.push([numbers[at], numbers[at + 1]]);
    return { handle, ...this.faces[face], owner, controller, place, holder, marks, numbers: pairs };
  }

  laid() {
    return [...this.areas.values()].map(({ name, seat, held }, place) => {
      const cards =
        typeof held === "number"
          ? Array.from({ length: held }, (_, n) => back(-PILE * (place + 1) - n, seat))
          : held.map((one) => (Array.isArray(one) ? back(...one) : this.cards.get(one)));
      return { name, seat, cards };
    });
  }
}

function back(handle, owner) {
  const face = { key: "", name: "", title: "", kind: "", tags: [], text: "" };
  return { handle, ...face, owner, controller: null, place: 0, holder: 0, marks: [], numbers: [] };
}

/** An option from its parts; its id is made of them as the server makes it. */
function option([kind, label, cards = [], number = null, seat = null, index = null, wasteful = false, ...about]) {
  const [card, other] = cards;
  const parts = [kind, ...(card ? [card] : []), ...(other ? [`c${other}`] : [])];
  if (number !== null) parts.push(number);
  if (seat !== null) parts.push(`p${seat}`);
  if (index !== null) parts.push(`#${index}`);
  const [role = "", at = "", leads = "", cost = ""] = about.map((told) => told ?? "");
  const named = { id: parts.join(":"), kind, label, cards: cards.filter(Boolean), number, seat };
  return { ...named, wasteful, role, at, leads, cost };
}
