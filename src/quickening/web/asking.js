// What the player is asked: a plain list of all options, grouped by card, with controls that fit the question.
import { $, button, element } from "./dom.js";
import { hideOption, showOption } from "./arrows.js";

/** A question with one answer is answered by one click. */
export function isSingle(decision) {
  return decision.least === 1 && decision.most === 1 && !decision.repeats;
}

/** Whether all options are cards of one kind: then a click on the card is the answer. */
export function isAboutCards(decision) {
  return decision.options.every((option) => option.cards.length && option.kind === decision.options[0].kind);
}

function nameOf(cards, handle) {
  return cards.find((card) => card.handle === handle)?.name || "";
}

/** Options in groups: those about one card together, the others at the end. */
function grouped(decision, cards) {
  const groups = new Map();
  for (const option of decision.options) {
    const name = option.cards.length ? nameOf(cards, option.cards[0]) : "";
    const key = name ? `${option.cards[0]}` : "";
    if (!groups.has(key)) groups.set(key, { name, options: [] });
    groups.get(key).options.push(option);
  }
  return [...groups.entries()].sort(([one], [two]) => (one === "") - (two === "")).map(([, group]) => group);
}

/** Point at an option, and what it is about is shown on the table. */
function pointing(made, view, option) {
  for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => showOption(view, option));
  for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, hideOption);
  return made;
}

export class Asking {
  /** `table` has `state`, `chosen`, `cards()`, `answer(ids)` and `changed()`. */
  constructor(table) {
    this.table = table;
  }

  get decision() {
    return this.table.state.view.decision;
  }

  count(option) {
    return this.table.chosen.filter((id) => id === option.id).length;
  }

  /** Choosing one answers; choosing several collects. */
  pick(option) {
    const { decision, table } = this;
    if (isSingle(decision)) return table.answer([option.id]);
    if (decision.repeats || !table.chosen.includes(option.id)) this.add(option);
    else this.take(option);
    return undefined;
  }

  add(option) {
    if (this.table.chosen.length < this.decision.most) this.table.chosen.push(option.id);
    this.table.changed();
  }

  take(option) {
    const place = this.table.chosen.lastIndexOf(option.id);
    if (place >= 0) this.table.chosen.splice(place, 1);
    this.table.changed();
  }

  /** The question with all its options. */
  draw() {
    const { decision, table } = this;
    const parts = [element("h2", { textContent: decision.question })];
    if (!isSingle(decision)) parts.push(this.progress());
    const list = element("div", { className: "options" });
    const mixed = !isAboutCards(decision);
    for (const group of grouped(decision, table.cards())) list.append(...this.group(group, mixed));
    parts.push(list);
    if (!isSingle(decision)) parts.push(this.confirm());
    else if (decision.may_decline) parts.push(button("None", () => table.answer([]), { className: "decline" }));
    return parts;
  }

  group(group, mixed) {
    const buttons = group.options.map((option) => (this.decision.repeats ? this.divider(option) : this.option(option)));
    if (!mixed || !group.name || group.options.length < 2) return buttons;
    return [element("div", { className: "group", role: "group", "aria-label": group.name }, element("h3", { textContent: group.name }), ...buttons)];
  }

  option(option) {
    const many = this.count(option);
    const order = this.decision.ordered && many ? `${this.table.chosen.indexOf(option.id) + 1}. ` : "";
    const made = button(`${order}${option.label}`, () => this.pick(option), { className: `option ${option.kind}${many ? " chosen" : ""}`, "data-option": option.id });
    if (!isSingle(this.decision)) made.setAttribute("aria-pressed", String(Boolean(many)));
    return pointing(made, this.table.state.view, option);
  }

  /** Dividing a number: minus, how many, plus. */
  divider(option) {
    const many = this.count(option);
    const full = this.table.chosen.length >= this.decision.most;
    const minus = button("−", () => this.take(option), { disabled: !many, "aria-label": `one less: ${option.label}`, "data-less": option.id });
    const plus = button("+", () => this.add(option), { disabled: full, "aria-label": `one more: ${option.label}`, "data-option": option.id });
    const made = element("div", { className: `divider${many ? " chosen" : ""}`, role: "group", "aria-label": option.label }, element("span", { className: "what", textContent: option.label }), minus, element("output", { textContent: many }), plus);
    return pointing(made, this.table.state.view, option);
  }

  progress() {
    const { decision, table } = this;
    const wanted = decision.least === decision.most ? `${decision.least}` : `${decision.least} to ${decision.most}`;
    return element("p", { className: "progress", role: "status", textContent: `${table.chosen.length} of ${wanted} chosen` });
  }

  confirm() {
    const { decision, table } = this;
    const enough = (table.chosen.length >= decision.least && table.chosen.length <= decision.most) || (decision.may_decline && !table.chosen.length);
    const done = button(table.chosen.length || decision.least ? "Done" : "Choose none", () => table.answer(table.chosen), { className: "done", disabled: !enough });
    const row = element("div", { className: "confirm" }, done, button("Start over", () => { table.chosen.length = 0; table.changed(); }, { disabled: !table.chosen.length }));
    if (decision.repeats && decision.options.length > 1) row.append(button("Share evenly", () => this.share(), { className: "share" }));
    return row;
  }

  share() {
    const { decision, table } = this;
    table.chosen.splice(0, table.chosen.length, ...Array.from({ length: decision.most }, (_, n) => decision.options[n % decision.options.length].id).sort());
    table.changed();
  }
}

/** Keep the focus where it was: on the same option, or on the question's first one. */
export function keepingFocus(draw) {
  const held = document.activeElement;
  const key = held?.dataset?.option;
  const less = held?.dataset?.less;
  const within = $("asked").contains(held);
  draw();
  if (!within) return;
  const same = [...$("asked").querySelectorAll("button")].find((one) => (key && one.dataset.option === key) || (less && one.dataset.less === less));
  (same && !same.disabled ? same : $("asked").querySelector("button.done:not(:disabled), button:not(:disabled)"))?.focus();
}
