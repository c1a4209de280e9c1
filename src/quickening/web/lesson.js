// A lesson at the table: a guide says what is going on and what to do, and comes back to its thread whatever one does.
import { $, ask, button, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { askOf, cardOf } from "./model.js";
import { explained, termsOf } from "./terms.js";

/** How far one has come in a lesson at a table is kept in the browser. */
const kept = (table) => `lesson:${table}`;

/** Whether a text says something, whatever the case of its letters. */
const says = (text, words) => text.toLowerCase().includes(words.toLowerCase());

/** The options of a question that a step speaks of. */
export function meantOptions(decision, wanted, nameOf) {
  return decision.options.filter(
    (option) =>
      (!wanted.kind || option.kind === wanted.kind) &&
      (!wanted.card || option.cards.some((handle) => nameOf(handle) === wanted.card)) &&
      (!wanted.label || says(option.label, wanted.label)),
  );
}

/** The option a guide would take: the very one, else another of its kind. */
export function bestOption(decision, deed, nameOf) {
  const kind = { kind: deed.kind };
  return meantOptions(decision, deed, nameOf)[0] ?? (deed.kind ? meantOptions(decision, kind, nameOf)[0] : undefined);
}

/** Whether a step speaks of this question. `told` is what the log has said so far. */
export function fits(step, decision, nameOf, told) {
  const { when } = step;
  if (when.question && !says(decision.question, when.question)) return false;
  if (when.told && !told.some((line) => says(line, when.told))) return false;
  return (!when.kind && !when.card) || meantOptions(decision, { kind: when.kind, card: when.card }, nameOf).length > 0;
}

/** The step to speak of now: the first that was not spoken of yet and fits; -1 if none does. */
export function stepFor(steps, done, decision, nameOf, told) {
  return steps.findIndex((step, n) => !done.includes(n) && fits(step, decision, nameOf, told));
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
    this.end = "";
  }

  async begin() {
    const told = await ask(`/api/lessons/${this.key}`);
    this.terms = await termsOf(this.key.split("/")[0]);
    Object.assign(this, { title: told.title, end: told.end, steps: told.steps });
    document.head.append(element("link", { rel: "stylesheet", href: "/static/lesson.css" }));
    document.body.classList.add("learning");
    if (this.table.state) this.consider();
  }

  get view() {
    return this.table.state.view;
  }

  nameOf = (handle) => cardOf(this.view, handle)?.name;

  /** Something is shown: the step that was spoken of is done once its question is answered. */
  consider() {
    this.told.push(...this.view.log.map((line) => line.text));
    if (!this.steps) return;
    const { decision } = this.view;
    const asked = decision ? this.table.state.n : null;
    if (this.shown >= 0 && asked !== this.asked) this.pass();
    this.asked = asked;
    if (decision && this.shown < 0) this.shown = stepFor(this.steps, this.done, decision, this.nameOf, this.told);
    this.draw();
  }

  /** The step is behind us. */
  pass() {
    this.done.push(this.shown);
    this.shown = -1;
    localStorage.setItem(this.place, JSON.stringify(this.done));
  }

  get isOver() {
    const hasEnded = this.done.some((number) => this.steps[number].last);
    return hasEnded || this.done.length >= this.steps.length || Boolean(this.view.outcome);
  }

  draw() {
    const box = $("lesson");
    for (const old of document.querySelectorAll(".guided")) old.classList.remove("guided");
    box.hidden = false;
    if (this.shown >= 0) this.speak(this.steps[this.shown]);
    else if (this.isOver) box.replaceChildren(...this.ending());
    else box.replaceChildren(...this.between());
    for (const made of box.querySelectorAll("[data-sign]")) made.prepend(glyph(made.dataset.sign));
  }

  head(title) {
    const many = this.steps.length;
    const done = this.done.length;
    const bar = element("progress", { max: many, value: done, "aria-label": `Step ${done} of ${many}` });
    return [
      element("p", { className: "lesson-name" }, `${this.title} · ${Math.min(done + 1, many)} of ${many}`, bar),
      element("h2", { textContent: title }),
    ];
  }

  speak(step) {
    const parts = [...this.head(step.title), element("p", {}, ...explained(step.say, this.terms))];
    parts.push(element("p", { className: "about" }, ...explained(step.why, this.terms)));
    const ways = [this.leaving()];
    if (step.rule) {
      const address = `/rules#${step.rule.replace(" ", ":")}`;
      ways.push(element("a", { href: address, target: "_blank", rel: "noopener", textContent: step.rule }));
    }
    if (this.deed(step)) ways.push(button("Show me", () => this.show(step), { className: "show-me" }));
    $("lesson").replaceChildren(...parts, element("div", { className: "ways" }, ...ways));
    this.point(step);
  }

  /** What the guide would answer; nothing if it has no opinion, or cannot any more. */
  deed(step) {
    const { decision } = this.view;
    if (!decision || !step.do) return null;
    if (step.do.goes_on) return askOf(this.view).next;
    const option = bestOption(decision, step.do, this.nameOf);
    return option ? [option.id] : null;
  }

  show(step) {
    const chosen = this.deed(step);
    if (chosen) this.table.answer(chosen);
  }

  /** The card that is meant glows, wherever it lies. */
  point(step) {
    const { decision } = this.view;
    if (!decision || !step.do || step.do.goes_on) return;
    const option = bestOption(decision, step.do, this.nameOf);
    for (const handle of option?.cards ?? [])
      document.querySelector(`.card[data-handle="${handle}"]`)?.classList.add("guided");
  }

  /** Between two steps one plays on as one likes. */
  between() {
    const words = this.view.decision
      ? "Play on as you like; I am back when something new comes up."
      : "Now it is the other’s move. Watch what they do.";
    return [...this.head("Play on"), element("p", { textContent: words }), this.only(this.leaving())];
  }

  ending() {
    const home = element("a", { className: "button now", href: "/", textContent: "To the lobby" });
    return [
      element("p", { className: "lesson-name", textContent: this.title }),
      element("h2", { textContent: "That was the lesson" }),
      element("p", { textContent: this.end }),
      element(
        "div",
        { className: "ways" },
        button("Play this game on", () => this.leave()),
        home,
      ),
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
