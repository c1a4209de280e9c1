// A lesson at the table: a guide says what is going on and what to do, and comes back to its thread whatever one does.
import { $, ask, button, element } from "./dom.js";
import { drawReleased } from "./focus.js";
import { glyph } from "./glyph.js";
import { askOf, cardOf } from "./model.js";
import { explained, termsOf } from "./terms.js";

/** How far one has come in a lesson at a table is kept in the browser. */
const kept = (table) => `lesson:${table}`;

const holder = (card) => card.holder;

/** Whether a text says something, whatever the case of its letters. */
const says = (text, words) => text.toLowerCase().includes(words.toLowerCase());

/**
 * The options of a question that a step speaks of.
 * @param {(handle: number) => string | undefined} nameOf
 * @param {(name: string) => number[]} holdersOf who holds a card of that name, by handle
 */
export function meantOptions(decision, wanted, nameOf, holdersOf = () => []) {
  const holders = wanted.holds ? holdersOf(wanted.holds) : [];
  return decision.options.filter(
    (option) =>
      (!wanted.kind || option.kind === wanted.kind) &&
      (!wanted.card || option.cards.some((handle) => nameOf(handle) === wanted.card)) &&
      (!wanted.holds || option.cards.some((handle) => holders.includes(handle))) &&
      (!wanted.label || says(option.label, wanted.label)),
  );
}

/** How much an option is about; going back counts as far as going forward. */
const amount = ({ number }) => Math.abs(number ?? 0);

/** The option a guide would take: the very one, of several amounts perhaps the largest; else another of its kind. */
export function bestOption(decision, deed, nameOf, holdersOf) {
  const meant = meantOptions(decision, deed, nameOf, holdersOf);
  if (!meant.length) return deed.kind ? meantOptions(decision, { kind: deed.kind }, nameOf)[0] : undefined;
  const same = meant.filter((option) => option.cards[0] === meant[0].cards[0]);
  return deed.far ? same.reduce((one, two) => (amount(two) > amount(one) ? two : one)) : meant[0];
}

/** Whether a step speaks of this question. `told` is what the log has said so far. */
export function fits(step, decision, nameOf, told, holdersOf) {
  const { question, told: wanted, ...option } = step.when;
  const has = (words) => told.some((line) => says(line, words));
  if (question && !says(decision.question, question)) return false;
  if ((wanted && !has(wanted)) || (step.until && has(step.until))) return false;
  return !Object.values(option).some(Boolean) || meantOptions(decision, option, nameOf, holdersOf).length > 0;
}

/** The step to speak of now: the first that fits and was not spoken of yet, or is whenever it fits; -1 if none is. */
export function stepFor(steps, done, decision, nameOf, told, holdersOf) {
  return steps.findIndex(
    (step, n) => (step.again || !done.includes(n)) && fits(step, decision, nameOf, told, holdersOf),
  );
}

export class Lesson {
  /** `key` names the game and the lesson; `name` is that of the table; `table` as the prompt has it. */
  constructor(key, name, table) {
    this.key = key;
    this.place = kept(name);
    this.table = table;
    this.done = JSON.parse(localStorage.getItem(this.place) ?? "[]");
    this.asked = null;
    this.told = [];
    this.shown = -1;
    this.steps = null;
    this.title = "";
    /** Whether the focus is here, or was until something here was drawn anew. */
    this.hasFocus = false;
    this.end = "";
  }

  async begin() {
    const told = await ask(`/api/lessons/${this.key}`);
    this.terms = await termsOf(this.key.split("/")[0]);
    Object.assign(this, { title: told.title, end: told.end, steps: told.steps });
    this.table.teach(told.stops);
    document.head.append(element("link", { rel: "stylesheet", href: "/static/lesson.css" }));
    document.body.classList.add("learning");
    if (this.table.state) this.consider();
  }

  get view() {
    return this.table.state.view;
  }

  nameOf = (handle) => cardOf(this.view, handle)?.name;

  holdersOf = (name) =>
    this.view.areas.flatMap(({ cards }) => cards.filter((card) => card.name === name && card.holder).map(holder));

  /** Something is shown: the step that was spoken of is done once its question is answered. */
  consider() {
    this.told.push(...this.view.log.map((line) => line.text));
    if (!this.steps) return;
    const { decision } = this.view;
    const asked = decision ? this.table.state.n : null;
    const isOther = asked !== this.asked;
    if (this.shown >= 0 && isOther) this.pass();
    this.asked = asked;
    if (decision && this.shown < 0) this.shown = this.step(decision);
    if (isOther) this.draw();
    else drawReleased(() => this.steps && this.draw());
  }

  step(decision) {
    return stepFor(this.steps, this.done, decision, this.nameOf, this.told, this.holdersOf);
  }

  /** The step is behind us. */
  pass() {
    if (!this.done.includes(this.shown)) this.done.push(this.shown);
    this.shown = -1;
    localStorage.setItem(this.place, JSON.stringify(this.done));
  }

  get isOver() {
    return this.done.some((number) => this.steps[number].last) || Boolean(this.view.outcome);
  }

  draw() {
    const box = $("lesson");
    for (const old of document.querySelectorAll(".guided")) old.classList.remove("guided");
    box.hidden = false;
    const held = document.activeElement;
    if (held && held !== document.body) this.hasFocus = box.contains(held);
    if (this.shown >= 0) this.speak(this.steps[this.shown]);
    else if (this.isOver) box.replaceChildren(...this.ending());
    else box.replaceChildren(...this.between());
    for (const made of box.querySelectorAll("[data-sign]")) made.prepend(glyph(made.dataset.sign));
    if (this.hasFocus) this.takeFocus();
  }

  /** Who goes on by keyboard stays with the guide, whatever it says next. */
  takeFocus() {
    const box = $("lesson");
    box.tabIndex = -1; // where there is nothing to press, and leaving is nothing to press by mistake
    const next = box.querySelector(".show-me, .consider, .now");
    if (next instanceof HTMLElement) next.focus();
    else box.focus();
  }

  head(title) {
    const many = this.steps.length;
    const done = this.done.length;
    const bar = element("progress", { max: many, value: done, "aria-label": `Step ${done} of ${many}` });
    const words = element("span", { textContent: `${this.title} · ${Math.min(done + 1, many)} of ${many}` });
    return [
      element("p", { className: "lesson-name" }, words, bar, this.folding()),
      element("h2", { textContent: title }),
    ];
  }

  /** On a small screen the guide lies over the board: folded up, one sees what it speaks of. */
  folding() {
    const box = $("lesson");
    const fold = button(
      "",
      () => {
        const isFolded = box.classList.toggle("folded");
        fold.setAttribute("aria-expanded", String(!isFolded));
        fold.replaceChildren(glyph(isFolded ? "chevron-down" : "chevron-up"));
      },
      { className: "fold", "aria-expanded": "true", "aria-label": "What the guide says" },
    );
    fold.append(glyph("chevron-up"));
    box.classList.remove("folded");
    return fold;
  }

  /** The reason: at once where there is room, else on demand. */
  reason(words) {
    const open = !matchMedia("(max-width: 1000px)").matches;
    const said = element("p", { className: "about" }, ...explained(words, this.terms));
    return element("details", { className: "why", open }, element("summary", { textContent: "Why?" }), said);
  }

  speak(step) {
    const parts = [...this.head(step.title), element("p", {}, ...explained(step.say, this.terms))];
    parts.push(this.reason(step.why));
    const ways = [this.leaving()];
    if (step.rule) {
      const address = `/rules#${step.rule.replace(" ", ":")}`;
      ways.push(element("a", { href: address, target: "_blank", rel: "noopener", textContent: step.rule }));
    }
    ways.push(
      this.deed(step) ? button("Show me", () => this.show(step), { className: "show-me" }) : this.considering(),
    );
    $("lesson").replaceChildren(...parts, element("div", { className: "ways" }, ...ways));
    this.point(step);
  }

  /** What the guide would answer; nothing if it has no opinion, or cannot any more. */
  deed(step) {
    const { decision } = this.view;
    if (!decision || !step.do) return null;
    if (step.do.goes_on) return askOf(this.view).next;
    const option = bestOption(decision, step.do, this.nameOf, this.holdersOf);
    return option ? [option.id] : null;
  }

  show(step) {
    const chosen = this.deed(step);
    this.hasFocus = $("lesson").contains(document.activeElement);
    if (chosen) this.table.answer(chosen);
  }

  /** The card that is meant glows, wherever it lies. */
  point(step) {
    const { decision } = this.view;
    if (!decision || !step.do || step.do.goes_on) return;
    const option = bestOption(decision, step.do, this.nameOf, this.holdersOf);
    for (const handle of option?.cards ?? [])
      document.querySelector(`.card[data-handle="${handle}"]`)?.classList.add("guided");
  }

  /** Between two steps one plays on as one likes. */
  between() {
    const words = this.view.decision
      ? "Play on as you like; I am back when something new comes up."
      : "Now it is the other’s move. Watch what they do.";
    const ways = this.view.decision ? [this.leaving(), this.considering()] : [this.leaving()];
    return [...this.head("Play on"), element("p", { textContent: words }), this.only(...ways)];
  }

  /** Where the guide has no opinion of its own, the bot that looks ahead has one. */
  considering() {
    return button("What would you do?", () => $("hint").click(), { className: "consider" });
  }

  ending() {
    const on = this.view.outcome ? [] : [button("Play this game on", () => this.leave())];
    const home = element("a", { className: "button now", href: "/", textContent: "To the lobby" });
    return [
      element("p", { className: "lesson-name", textContent: this.title }),
      element("h2", { textContent: "That was the lesson" }),
      element("p", { textContent: this.end }),
      element("div", { className: "ways" }, ...on, home),
    ];
  }

  only = (...ways) => element("div", { className: "ways" }, ...ways);

  leaving() {
    return button("Skip the lesson", () => this.leave(), { className: "plainly" });
  }

  leave() {
    this.steps = null;
    $("lesson").hidden = true;
    document.body.classList.remove("learning");
    for (const old of document.querySelectorAll(".guided")) old.classList.remove("guided");
  }
}

/** The lesson of that name, if it can be one. */
export function lessonFor(key, name, table) {
  return /^[a-z]+\/[a-z0-9-]+$/.test(key) ? new Lesson(key, name, table) : null;
}
