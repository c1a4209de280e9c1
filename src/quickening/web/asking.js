// What the player is asked: a plain list of all options, grouped by card, with controls that fit the question.
import { $, button, element } from "./dom.js";
import { hideOption, showOption } from "./arrows.js";
import { arranged, distinct } from "./listing.js";

/** A question with one answer, or none, is answered by one click. */
export function isSingle(decision) {
  return decision.most === 1 && !decision.repeats;
}

/** How many may be chosen, in words. */
function wanted({ least, most, may_decline: mayDecline }) {
  if (!least || (mayDecline && least === 1)) return `up to ${most}`;
  return `${least} to ${most}${mayDecline ? ", or none" : ""}`;
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
    const { decision, table } = this;
    if (table.chosen.length < decision.most) table.chosen.push(option.id);
    const left = decision.options.filter((one) => !table.chosen.includes(one.id));
    if (decision.ordered && left.length === 1 && decision.least === decision.options.length) table.chosen.push(left[0].id); // its place is the last one
    table.changed();
  }

  take(option) {
    const place = this.table.chosen.lastIndexOf(option.id);
    if (place >= 0) this.table.chosen.splice(place, 1);
    this.table.changed();
  }

  /** The question with all its options. */
  draw() {
    const { decision, table } = this;
    const open = decision.ordered ? decision.options.filter((one) => !this.count(one)) : decision.options;
    const { groups, numbers, quick, standing, long } = arranged({ ...decision, options: open }, table.cards());
    this.labels = distinct(decision.options, table.cards(), table.state.view);
    const parts = [element("h2", { textContent: decision.question })];
    if (!isSingle(decision)) parts.push(this.progress());
    if (decision.ordered && table.chosen.length) parts.push(this.order());
    const list = element("div", { className: "options" });
    const mixed = !isAboutCards(decision);
    for (const group of groups) list.append(...this.group(group, mixed));
    if (numbers.length) list.append(this.amount(numbers));
    if (long) parts.push(this.search(list));
    parts.push(list);
    if (!isSingle(decision)) parts.push(this.confirm());
    else if (decision.may_decline || !decision.least) parts.push(button("None", () => table.answer([]), { className: "decline" }));
    if (quick.length || standing.length) parts.push(this.quickly(quick, standing));
    return parts;
  }

  group(group, mixed) {
    const buttons = group.options.map((option) => (this.decision.repeats ? this.divider(option) : this.option(option, group.prefix)));
    if (!group.close && (!mixed || !group.heading || group.options.length < 2)) return buttons;
    const heading = group.heading ? [element("h3", { textContent: group.heading })] : [];
    return [element("div", { className: `group${group.close ? " cluster" : ""}`, role: "group", "aria-label": group.heading || this.decision.question }, ...heading, ...buttons)];
  }

  /** An option as a button; where its group says so already, without the words they all begin with. */
  option(option, prefix = "") {
    const many = this.count(option);
    const label = this.labels.get(option.id);
    const words = prefix ? label.slice(prefix.length + 1) : label;
    const made = button(words, () => this.pick(option), { className: `option${many ? " chosen" : ""}`, "data-kind": option.kind, "data-option": option.id });
    if (prefix) made.setAttribute("aria-label", label);
    if (!isSingle(this.decision)) made.setAttribute("aria-pressed", String(Boolean(many)));
    return pointing(made, this.table.state.view, option);
  }

  /** Putting in order: what was chosen so far stands above in its order, and can be moved up and down. */
  order() {
    const rows = this.table.chosen.map((id, place) => this.ranked(this.decision.options.find((one) => one.id === id), place));
    return element("ol", { className: "order", "aria-label": "In this order" }, ...rows);
  }

  ranked(option, place) {
    const { chosen } = this.table;
    const swap = (other) => { [chosen[place], chosen[other]] = [chosen[other], chosen[place]]; this.table.changed(); };
    const step = (words, by, told) => button(words, () => swap(place + by), { disabled: !(place + by in chosen), "aria-label": `${told}: ${this.labels.get(option.id)}`, "data-step": `${told}:${option.id}` });
    return element("li", {}, this.option(option), step("↑", -1, "earlier"), step("↓", 1, "later"));
  }

  /** Setting a number: less, more, typing it, and every number at hand as well. */
  amount(options) {
    const numbers = options.map((option) => option.number);
    const shown = element("input", { type: "number", min: Math.min(...numbers), max: Math.max(...numbers), "aria-label": "number" });
    const found = () => options.find((option) => option.number === shown.valueAsNumber);
    const tell = () => { done.disabled = !found(); done.textContent = found()?.label ?? "not a number to choose"; };
    const set = (place) => { shown.value = options[Math.max(0, Math.min(options.length - 1, place))].number; tell(); };
    const done = button("", () => this.pick(found()), { className: "now" });
    const step = (words, by, label) => button(words, () => set(options.indexOf(found()) + by), { "aria-label": label });
    const stepper = element("div", { className: "stepper" }, done, step("−", -1, "one less"), shown, step("+", 1, "one more"));
    shown.addEventListener("input", tell);
    shown.addEventListener("keydown", (event) => { if (event.key === "Enter" && found()) this.pick(found()); });
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
    const many = table.chosen.length;
    const words = decision.least === decision.most && !decision.may_decline ? `${many} of ${decision.most} chosen.` : `${many} chosen: ${wanted(decision)}.`;
    const how = decision.ordered ? " Choose them in order; the arrows change it." : "";
    return element("p", { className: "progress", role: "status", textContent: `${words}${how}` });
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

/** What tells the buttons of a question apart. */
const KEYS = ["option", "less", "step"];

/** Keep the focus where it was: on the same button, or on the question's first one. */
export function keepingFocus(draw) {
  const held = document.activeElement;
  const within = $("asked").contains(held);
  const keys = KEYS.filter((key) => held?.dataset?.[key]);
  draw();
  if (!within) return;
  const open = [...$("asked").querySelectorAll("button:not(:disabled)")];
  const same = open.find((one) => keys.some((key) => one.dataset[key] === held.dataset[key]));
  (same ?? open.find((one) => one.classList.contains("done")) ?? open[0])?.focus();
}
