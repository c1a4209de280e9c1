// What the player is asked: a plain list of all options, grouped by card, with controls that fit the question.
import { $, button, element } from "./dom.js";
import { hideOption, showOption } from "./arrows.js";
import { arranged, distinct } from "./listing.js";

/** A question with one answer is answered by one click. */
export function isSingle(decision) {
  return decision.least === 1 && decision.most === 1 && !decision.repeats;
}

/** Whether all options are cards of one kind: then a click on the card is the answer. */
export function isAboutCards(decision) {
  return decision.options.every((option) => option.cards.length && option.kind === decision.options[0].kind);
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
    const { groups, numbers, quick, standing, long } = arranged(decision, table.cards());
    this.labels = distinct(decision.options, table.cards(), table.state.view);
    const parts = [element("h2", { textContent: decision.question })];
    if (!isSingle(decision)) parts.push(this.progress());
    const list = element("div", { className: "options" });
    const mixed = !isAboutCards(decision);
    for (const group of groups) list.append(...this.group(group, mixed));
    if (numbers.length) list.append(this.amount(numbers));
    if (long) parts.push(this.search(list));
    parts.push(list);
    if (!isSingle(decision)) parts.push(this.confirm());
    else if (decision.may_decline) parts.push(button("None", () => table.answer([]), { className: "decline" }));
    if (quick.length || standing.length) parts.push(this.quickly(quick, standing));
    return parts;
  }

  group(group, mixed) {
    const buttons = group.options.map((option) => (this.decision.repeats ? this.divider(option) : this.option(option, group.prefix)));
    if (!group.close && (!mixed || !group.heading || group.options.length < 2)) return buttons;
    return [element("div", { className: `group${group.close ? " cluster" : ""}`, role: "group", "aria-label": group.heading }, element("h3", { textContent: group.heading }), ...buttons)];
  }

  /** An option as a button; where its group says so already, without the words they all begin with. */
  option(option, prefix = "") {
    const many = this.count(option);
    const order = this.decision.ordered && many ? `${this.table.chosen.indexOf(option.id) + 1}. ` : "";
    const label = this.labels.get(option.id);
    const words = prefix ? label.slice(prefix.length + 1) : label;
    const made = button(`${order}${words}`, () => this.pick(option), { className: `option ${option.kind.replaceAll(" ", "-")}${many ? " chosen" : ""}`, "data-option": option.id });
    if (prefix) made.setAttribute("aria-label", `${order}${label}`);
    if (!isSingle(this.decision)) made.setAttribute("aria-pressed", String(Boolean(many)));
    return pointing(made, this.table.state.view, option);
  }

  /** Setting a number: less, more, and every number at hand as well. */
  amount(options) {
    const shown = element("output", {});
    let place = 0;
    const set = (next) => { place = Math.max(0, Math.min(options.length - 1, next)); shown.textContent = options[place].number; done.textContent = options[place].label; };
    const done = button("", () => this.pick(options[place]), { className: "now" });
    const step = (words, by, label) => button(words, () => set(place + by), { "aria-label": label });
    const stepper = element("div", { className: "stepper" }, done, step("−", -1, "one less"), shown, step("+", 1, "one more"));
    const all = options.map((option) => { const made = this.option(option); made.textContent = option.number; made.setAttribute("aria-label", option.label); return made; });
    set(0);
    return element("div", { className: "amount", role: "group", "aria-label": this.decision.question }, stepper, element("div", { className: "all-numbers" }, ...all));
  }

  /** A long list can be searched. */
  search(list) {
    const field = element("input", { type: "search", placeholder: "Find in the list", "aria-label": "Find in the list of options" });
    field.addEventListener("input", () => {
      const wanted = field.value.trim().toLowerCase();
      for (const one of list.querySelectorAll("[data-option]")) one.hidden = !(one.getAttribute("aria-label") || one.textContent).toLowerCase().includes(wanted);
      for (const group of list.querySelectorAll(".group")) group.hidden = !group.querySelector("[data-option]:not([hidden])");
    });
    return element("div", { className: "search" }, field);
  }

  /** What passes or ends, always in sight. */
  quickly(quick, standing) {
    const made = element("div", { className: "quick" }, ...quick.map((option) => this.option(option)));
    if (standing.length) made.append(element("div", { className: "until", role: "group", "aria-label": "No response until" }, element("span", { textContent: "No response until" }), ...standing.map((option) => this.option(option, "Pass until"))));
    return made;
  }

  /** Dividing a number: minus, how many, plus. */
  divider(option) {
    const many = this.count(option);
    const full = this.table.chosen.length >= this.decision.most;
    const minus = button("−", () => this.take(option), { disabled: !many, "aria-label": `one less: ${this.labels.get(option.id)}`, "data-less": option.id });
    const plus = button("+", () => this.add(option), { disabled: full, "aria-label": `one more: ${this.labels.get(option.id)}`, "data-option": option.id });
    const made = element("div", { className: `divider${many ? " chosen" : ""}`, role: "group", "aria-label": this.labels.get(option.id) }, element("span", { className: "what", textContent: this.labels.get(option.id) }), minus, element("output", { textContent: many }), plus);
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
    const done = button(table.chosen.length || (decision.least && !decision.may_decline) ? "Done" : "Choose none", () => table.answer(table.chosen), { className: "done", disabled: !enough });
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
