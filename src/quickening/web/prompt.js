// The prompt: who asks and what, the choices, and one button that goes on. It stands beside the hand on every screen.
import { button, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { hideOption, showOption } from "./arrows.js";
import { placeOf } from "./boards.js";
import { faceOf } from "./boards/parts.js";
import { inShort, textOf, thumb } from "./cards.js";
import { mayBeSent } from "./attacking.js";
import { areCards, choiceCards } from "./choice_cards.js";
import { arranged, distinct } from "./listing.js";
import { area, askOf, cardOf, isAboutCards, isDoing, isSingle, isTouched } from "./model.js";
import { confirming, declining, goingOn, leadsTo } from "./onward.js";
import { foretold } from "./telling.js";

/** So many choices have a number key of their own. */
const KEYS = 9;
/** What becomes of a card that gets as much as it needs. */
const FALLS = { huntik: "KO", shadowfist: "smoked" };
/** More choices than this are words alone: pictures would not tell them apart. */
const PICTURED = 14;
/** So many numbers are a button each; more of them are set step by step. */
const COUNTED = 10;

/** A longer label than this is written smaller, so that it stands in one line. */
const LONG = 20;
/** A line that tells the end. */
const WINS = /^(.+?) wins?:/;

/** How many may be chosen, in words. */
function wanted({ least, most, may_decline: mayDecline }) {
  if (!least || (mayDecline && least === 1)) return `up to ${most}`;
  return `${least} to ${most}${mayDecline ? ", or none" : ""}`;
}

/** The second line of a button that goes on: where it leads; the key is for those who have keys. */
function below(words, key = "Space") {
  return element(
    "small",
    { "aria-hidden": "true" },
    ...(words ? [element("span", { className: "leads", textContent: words })] : []),
    element("kbd", { textContent: key }),
  );
}

/** Point at an option, and what it is about is shown on the table. */
function pointing(made, view, option) {
  made.onpointerenter = made.onfocus = () => showOption(view, option);
  made.onpointerleave = made.onblur = hideOption;
  return made;
}

/** Whether the place that an option leads to is lit on the table, with a button of its own. */
const isLit = (view, option) => Boolean(option.at && placeOf(view, option));

/** Whether the card of an option lies on the table, where it glows. */
const isDrawn = ({ cards: [handle] }) =>
  handle !== undefined && Boolean(document.querySelector(`#board .card[data-handle="${handle}"]`));

export class Prompt {
  /**
   * `table` has `state`, `chosen`, `held`, `cards()`, `wishes(stop)`, `answer(ids)`, `mayAsk()`, `help()` and
   * `changed()`.
   */
  constructor(table, firstTimes) {
    this.table = table;
    this.firstTimes = firstTimes;
  }

  get view() {
    return this.table.state.view;
  }

  get decision() {
    return this.view.decision;
  }

  count(option) {
    return this.table.chosen.filter((id) => id === option.id).length;
  }

  // -- choosing -------------------------------------------------------------------------------------------------------

  /** Choosing one answers; choosing several collects. */
  pick(option) {
    const { decision, table } = this;
    if (isSingle(decision)) return table.answer([option.id]);
    if (decision.repeats && !this.count(option)) this.add(option, option.kind === "aim" ? this.needOf(option) : 1);
    else if (decision.repeats || !table.chosen.includes(option.id)) this.add(option);
    else this.take(option);
    return undefined;
  }

  /** How many of what is shared out fell a card: a first tap on one that is aimed at gives as many. */
  needOf(option) {
    return option.need || 1;
  }

  add(option, many = 1) {
    const { decision, table } = this;
    const room = decision.most - table.chosen.length;
    table.chosen.push(...Array(Math.max(0, Math.min(room, many))).fill(option.id));
    const left = decision.options.filter((one) => !table.chosen.includes(one.id));
    const isLast = decision.ordered && left.length === 1 && decision.least === decision.options.length;
    if (isLast) table.chosen.push(left[0].id); // its place is the last one
    table.changed();
  }

  take(option) {
    const place = this.table.chosen.lastIndexOf(option.id);
    if (place >= 0) this.table.chosen.splice(place, 1);
    this.table.changed();
  }

  /** The options of the card that was tapped, if one was. */
  heldOptions() {
    const { held } = this.table;
    return held === null ? [] : this.decision.options.filter((option) => option.cards[0] === held);
  }

  /** Whether a card is held: one that can do something, or somebody to be sent to attack. */
  isHolding() {
    return this.heldOptions().length > 0 || this.isSending();
  }

  /** Whether somebody is held who might attack: what is touched next is attacked. */
  isSending() {
    return mayBeSent(this.view, this.table.held);
  }

  /** Go on: what the button does. */
  next() {
    const { decision, table } = this;
    const held = this.heldOptions();
    if (this.isSending()) return undefined;
    if (held.length === 1) return this.pick(held[0]);
    if (!isSingle(decision)) return this.isEnough() ? table.answer(table.chosen) : undefined;
    const { next } = askOf(this.view);
    if (!next && !held.length && this.setting) return this.setting.click();
    return next && !held.length && !this.isDeadly() ? table.answer(next) : undefined;
  }

  /** Whether going on loses the game, as far as it can be known: no key does that by chance, and the button warns. */
  isDeadly() {
    const foreseen = this.table.foreseen("");
    return !foreseen?.again && this.isLost(foreseen);
  }

  /** Whether what is foreseen ends in somebody else's victory. */
  isLost(foreseen) {
    const winner = foreseen?.lines.map((line) => WINS.exec(line)?.[1]).find(Boolean);
    return Boolean(winner) && !winner.includes(this.view.names[this.view.seat]);
  }

  isEnough() {
    const { decision, table } = this;
    const many = table.chosen.length;
    return (many >= decision.least && many <= decision.most) || (decision.may_decline && !many);
  }

  // -- drawing --------------------------------------------------------------------------------------------------------

  /** The question with all its options. `more`: what else can be done about it, seldom. */
  draw(more) {
    const { decision, table } = this;
    const asked = askOf(this.view);
    this.labels = distinct(decision.options, table.cards(), this.view, asked.asker);
    this.keyed = 0;
    this.setting = null;
    const held = this.heldOptions();
    const holding = this.isHolding();
    const parts = [this.head(holding ? this.aboutHeld(asked) : asked), ...this.foresight(held)];
    if (!holding) parts.push(...this.firstTimes.about(decision.question, () => table.changed()));
    if (!isSingle(decision)) parts.push(this.progress());
    if (decision.ordered && table.chosen.length) parts.push(this.order());
    parts.push(...(holding ? this.heldChoices(held) : this.choices(asked)));
    parts.push(this.foot(asked, held, more));
    return parts;
  }

  /** While a card is held, its own words stand in place of the question. */
  aboutHeld(asked) {
    const card = cardOf(this.view, this.table.held);
    const held = this.heldOptions();
    if (!card?.name) return { ...asked, title: held.length === 1 ? this.labels.get(held[0].id) : asked.title };
    const goes = held.some((option) => isLit(this.view, option));
    if (this.isSending())
      return { title: `${card.name}: attack what?`, why: "Tap what it shall attack, or drag it there.", asker: card };
    const why = goes ? "Tap where it goes, or drag it there." : card.text.split("\n")[0] || inShort(card);
    return { title: goes ? `Where does ${card.name} go?` : card.name, why, asker: card };
  }

  head({ title, why, asker }) {
    const picture = asker
      ? thumb(asker)
      : element("span", { className: "thumb none", "aria-hidden": "true" }, faceOf(this.view, this.view.seat));
    return element(
      "div",
      { className: "asker" },
      picture,
      element(
        "div",
        {},
        element("h2", { textContent: title }),
        element("p", { className: "because" }, ...this.firstTimes.words(textOf(why))),
      ),
      ...(this.table.mayAsk() ? [this.bulb()] : []),
    );
  }

  /** Help with the question, against bots: what would be good. */
  bulb() {
    const made = button("", () => this.table.help(), {
      className: "bulb",
      "data-kept": "bulb",
      "aria-label": "What would you do?",
      title: "What would you do? (?)",
    });
    made.append(glyph("lightbulb"));
    return made;
  }

  /** What comes of going on, or of the card that was tapped, as far as it can be known. */
  foresight(held) {
    const foreseen = this.table.foreseen(held.length === 1 ? held[0].id : "");
    if (!foreseen?.lines.length) return [];
    const lead = held.length ? "Then, if nobody answers: " : "If nobody does anything: ";
    const deadly = !held.length && this.isLost(foreseen);
    const again = deadly && foreseen.again ? " You are asked again before that." : "";
    return [
      element(
        "p",
        { className: `foresight${deadly ? " deadly" : ""}` },
        glyph(deadly ? "skull" : "eye"),
        element("span", {}, element("b", { textContent: lead }), foretold(foreseen.lines).join(" "), again),
      ),
    ];
  }

  /** What the card that was tapped can do, if that is several things; where it may go is lit on the table. */
  heldChoices(all) {
    const unlit = all.filter((option) => !isLit(this.view, option));
    if (!unlit.length || (all.length < 2 && !this.isSending())) return [];
    const options = unlit.filter((option) => option.leads !== "stay");
    const spare = unlit.filter((option) => option.leads === "stay");
    const name = cardOf(this.view, this.table.held)?.name ?? "this card";
    return [
      element(
        "div",
        { className: "options of-held", role: "group", "aria-label": name },
        ...options.map((option) => this.option(option)),
        ...(spare.length ? [this.wasteful(spare)] : []),
      ),
    ];
  }

  /** Let go of the card that was tapped. */
  putBack() {
    const back = button("", () => this.table.letGo(), {
      className: "tool put-back",
      "aria-label": "Put it back",
      title: "Put it back (Esc)",
    });
    back.append(glyph("xmark"));
    return back;
  }

  choices({ next }) {
    const { decision, table } = this;
    const shown = decision.options.filter(
      (one) => !(isSingle(decision) && next?.[0] === one.id) && !(decision.ordered && this.count(one)),
    );
    const spare = shown.filter((one) => isDoing(decision) && (one.wasteful || one.role === "give"));
    const useful = shown.filter((one) => !spare.includes(one));
    const { groups, numbers, quick, long } = arranged({ ...decision, options: useful }, table.cards());
    const list = element("div", { className: `options${shown.length > PICTURED ? " words" : ""}` });
    const among = groups.flatMap((group) => group.options);
    if (areCards(this.view, decision, among)) {
      list.append(choiceCards(this.view, this, among), ...quick.map((option) => this.option(option)));
      return [list];
    }
    const mixed = !isAboutCards(decision);
    const inSight = (group) => group.options.every((option) => isTouched(this.view, option));
    list.append(...quick.map((option) => this.option(option)));
    for (const group of groups.filter((one) => !inSight(one))) list.append(...this.group(group, mixed));
    if (numbers.length) list.append(this.amount(numbers, Boolean(next)));
    const touched = groups.filter(inSight);
    if (touched.length) list.append(this.folded(touched, mixed, long));
    if (spare.length) list.append(this.wasteful(spare));
    return long && !touched.length ? [this.search(list), list] : [list];
  }

  /** Whether an option is the same as an earlier one: of like cards in one's hand one is in sight. */
  isCopy(option) {
    const { decision, view } = this;
    if (!isSingle(decision) || option.cards.length !== 1) return false;
    const hand = area(view, "hand", view.seat).map((card) => card.handle);
    if (!hand.includes(option.cards[0])) return false;
    const alike = (one) => one.kind === option.kind && one.label === option.label && hand.includes(one.cards[0]);
    return decision.options.find(alike) !== option;
  }

  /** What is done by touching a card is listed as well, folded away; the keys belong to the cards then. */
  folded(groups, mixed, long) {
    this.keyless = true;
    const list = element("div", { className: "options inner" }, ...groups.flatMap((one) => this.group(one, mixed)));
    this.keyless = false;
    const many = groups.reduce((sum, group) => sum + group.options.length, 0);
    const made = element("details", { className: "all-options", open: this.table.listing });
    const summary = element(
      "summary",
      {
        "data-kept": "list",
        onclick: () => {
          this.table.listing = !made.open; // known at once: the question may be drawn anew before it has opened
        },
      },
      isDoing(this.decision) ? `Everything you can do · ${many}` : `List them · ${many}`,
    );
    made.append(summary, ...(long ? [this.search(list)] : []), list);
    return made;
  }

  /** What gives something up for nothing is out of the way, and says so. */
  wasteful(options) {
    this.keyless = true;
    const list = element("div", { className: "options inner" }, ...options.map((option) => this.option(option)));
    this.keyless = false;
    return element(
      "details",
      { className: "all-options wasteful", "data-key": "wasteful" },
      element("summary", {}, "More: give something up"),
      list,
    );
  }

  group(group, mixed) {
    const buttons = group.options.map((option) =>
      this.decision.repeats ? this.divider(option) : this.option(option, group.prefix),
    );
    if (!group.close && (!mixed || !group.heading || group.options.length < 2)) return buttons;
    const heading = group.heading ? [element("h3", { textContent: group.heading })] : [];
    return [
      element(
        "div",
        {
          className: `group${group.close ? " cluster" : ""}`,
          role: "group",
          "aria-label": group.heading || this.decision.question,
        },
        ...heading,
        ...buttons,
      ),
    ];
  }

  /** An option as a button; where its group says so already, without the words they all begin with. */
  option(option, prefix = "") {
    const many = this.count(option);
    const label = this.labels.get(option.id);
    const words = prefix ? label.slice(prefix.length + 1) : label;
    const made = button("", () => this.pick(option), {
      className: `option${many ? " chosen" : ""}`,
      "data-kind": option.kind,
      "data-option": option.id,
      "data-key": `option ${option.id}`,
    });
    const card =
      option.cards.length && this.decision.options.length <= PICTURED ? cardOf(this.view, option.cards[0]) : null;
    if (card?.name) made.append(thumb(card));
    made.append(element("span", { className: "words", textContent: words }));
    if (option.cost) made.append(element("span", { className: "price", textContent: `· ${option.cost}` }));
    if (this.isCopy(option)) made.classList.add("copy");
    else if (!this.keyless) made.dataset.hotkey = this.nextKey();
    if (prefix) made.setAttribute("aria-label", label);
    if (!isSingle(this.decision)) made.setAttribute("aria-pressed", String(Boolean(many)));
    return pointing(made, this.view, option);
  }

  /** The next of the number keys; none once they are used up. */
  nextKey() {
    this.keyed += 1;
    return this.keyed <= KEYS ? this.keyed : "";
  }

  /** Putting in order: what was chosen so far stands above in its order, and can be moved up and down. */
  order() {
    const rows = this.table.chosen.map((id, place) =>
      this.ranked(
        this.decision.options.find((one) => one.id === id),
        place,
      ),
    );
    return element("ol", { className: "order", "aria-label": "In this order" }, ...rows);
  }

  ranked(option, place) {
    const { chosen } = this.table;
    const swap = (other) => {
      [chosen[place], chosen[other]] = [chosen[other], chosen[place]];
      this.table.changed();
    };
    const step = (words, by, told) =>
      button(words, () => swap(place + by), {
        disabled: !(place + by in chosen),
        "aria-label": `${told}: ${this.labels.get(option.id)}`,
        "data-step": `${told}:${option.id}`,
      });
    this.keyless = isTouched(this.view, option); // then the key is that of the card
    const named = this.option(option);
    this.keyless = false;
    return element("li", { "data-key": `rank ${option.id}` }, named, step("↑", -1, "earlier"), step("↓", 1, "later"));
  }

  /** A number: of a few each is a button. */
  amount(options, hasNext) {
    const all = options.map((option) => {
      const made = this.option(option);
      made.textContent = option.number;
      made.setAttribute("aria-label", option.label);
      return made;
    });
    return element(
      "div",
      { className: "amount", role: "group", "aria-label": this.decision.question },
      ...(options.length > COUNTED ? [this.stepper(options, hasNext)] : []),
      element("div", { className: `all-numbers${options.length > COUNTED ? "" : " few"}` }, ...all),
    );
  }

  /** Setting a number: less, more, typing it, each at hand. It is given where one goes on, if that is free. */
  stepper(options, hasNext) {
    const numbers = options.map((option) => option.number);
    const shown = element("input", {
      type: "number",
      min: Math.min(...numbers),
      max: Math.max(...numbers),
      "aria-label": "number",
      "data-kept": "number",
    });
    const found = () => options.find((option) => option.number === shown.valueAsNumber);
    const tell = () => {
      done.disabled = !found();
      done.textContent = found()?.label ?? "not a number to choose";
    };
    const set = (place) => {
      shown.value = options[Math.max(0, Math.min(options.length - 1, place))].number;
      tell();
    };
    const done = button("", () => this.pick(found()), {
      className: hasNext ? "set" : "wide primary",
      "data-key": "next",
    });
    this.setting = hasNext ? null : done;
    const step = (words, by, label) => button(words, () => set(options.indexOf(found()) + by), { "aria-label": label });
    shown.oninput = tell;
    shown.onkeydown = (event) => {
      if (event.key === "Enter" && found()) this.pick(found());
    };
    set(0);
    return element(
      "div",
      { className: "stepper" },
      step("−", -1, "one less"),
      shown,
      step("+", 1, "one more"),
      ...(hasNext ? [done] : []),
    );
  }

  /** A long list can be searched. */
  search(list) {
    const field = element("input", {
      type: "search",
      placeholder: "Find in the list",
      "aria-label": "Find in the list of options",
      "data-kept": "search",
    });
    field.oninput = () => {
      const sought = field.value.trim().toLowerCase();
      for (const one of list.querySelectorAll("[data-option]"))
        one.hidden = !(one.getAttribute("aria-label") || one.textContent).toLowerCase().includes(sought);
      for (const group of list.querySelectorAll(".group"))
        group.hidden = !group.querySelector("[data-option]:not([hidden])");
    };
    return element("div", { className: "search" }, field);
  }

  /** Dividing a number: minus, how many, plus. */
  divider(option) {
    const many = this.count(option);
    const full = this.table.chosen.length >= this.decision.most;
    const label = this.labels.get(option.id);
    const minus = button("−", () => this.take(option), {
      disabled: !many,
      "aria-label": `one less: ${label}`,
      "data-less": option.id,
    });
    const plus = button("+", () => this.add(option), {
      disabled: full,
      "aria-label": `one more: ${label}`,
      "data-option": option.id,
    });
    const card = option.cards.length ? cardOf(this.view, option.cards[0]) : null;
    const need = this.needOf(option);
    const fate =
      need > 1 && many
        ? [
            element("em", {
              className: many >= need ? "ko" : "short",
              textContent: many >= need ? FALLS[this.view.game] : `${need - many} short`,
            }),
          ]
        : [];
    const made = element(
      "div",
      {
        className: `divider${many ? " chosen" : ""}`,
        role: "group",
        "aria-label": label,
        "data-key": `divider ${option.id}`,
      },
      ...(card?.name ? [thumb(card)] : []),
      element("span", { className: "what", textContent: label }),
      ...fate,
      minus,
      element("output", { textContent: many }),
      plus,
    );
    return pointing(made, this.view, option);
  }

  progress() {
    const { decision, table } = this;
    const many = table.chosen.length;
    const exact = decision.least === decision.most && !decision.may_decline;
    const done = decision.repeats ? "shared out" : "chosen";
    const words = exact ? `${many} of ${decision.most} ${done}.` : `${many} ${done}: ${wanted(decision)}.`;
    const how = decision.ordered ? " Choose them in order; the arrows change it." : "";
    return element("p", { className: "progress", role: "status", textContent: `${words}${how}` });
  }

  // -- going on -------------------------------------------------------------------------------------------------------

  /** Undo, what else, and the one button that goes on. */
  foot(asked, held, more) {
    const undo = button("", this.table.undo, {
      className: "tool undo",
      disabled: !this.table.state.can_undo,
      "aria-label": "Take back the last answer",
      title: "Undo (Z)",
    });
    undo.append(glyph("rotate-left"));
    const second = this.isHolding() ? [this.putBack()] : more ? [more] : [];
    return element("div", { className: "next" }, undo, ...second, ...this.onward(asked, held));
  }

  onward({ next }, held) {
    const { decision } = this;
    if (this.isHolding()) return [this.playHeld(held)];
    if (!isSingle(decision)) return this.confirm();
    if (!next && this.setting) return [this.setting];
    if (!next)
      return [
        element(
          "button",
          { type: "button", className: "wide waiting-for", disabled: true },
          "Choose one",
          element("small", { textContent: this.whereToChoose() }),
        ),
      ];
    const option = decision.options.find((one) => one.id === next[0]);
    const label = goingOn(decision, option, this.table.wishes);
    const made = button("", () => this.table.answer(next), {
      className: [
        "wide",
        this.isDeadly() ? "danger" : "primary",
        option ? "" : "decline",
        label.length > LONG ? "long" : "",
      ].join(" "),
      "data-key": "next",
    });
    if (option) Object.assign(made.dataset, { option: option.id, kind: option.kind });
    made.append(
      label,
      this.isDeadly() ? below("and lose the game", "click") : below(leadsTo(this.view, decision, option)),
    );
    return [option ? pointing(made, this.view, option) : made];
  }

  /** Where the choices are: beside the question, on the table, or both. */
  whereToChoose() {
    const { options } = this.decision;
    const isSeen = (option) => isTouched(this.view, option) || isLit(this.view, option) || isDrawn(option);
    const glowing = options.filter(isSeen).length;
    return glowing === options.length
      ? "a glowing card or place"
      : glowing
        ? "a glowing card, or above"
        : "from the list above";
  }

  playHeld(held) {
    if (held.length !== 1 || this.isSending())
      return element(
        "button",
        { type: "button", className: "wide waiting-for", disabled: true },
        "Choose one",
        element("small", {
          textContent: this.isSending()
            ? "a target with a red edge"
            : held.some((option) => isLit(this.view, option))
              ? "a lit place"
              : "from the list above",
        }),
      );
    const gives = held[0].wasteful || held[0].leads === "stay" || (held[0].role === "give" && isDoing(this.decision));
    const made = button("", () => this.pick(held[0]), {
      className: gives ? "wide giving" : "wide primary",
      "data-key": "next",
      "data-option": held[0].id,
      "data-kind": held[0].kind,
    });
    made.append(this.labels.get(held[0].id), below(held[0].cost || "or tap the card again"));
    return pointing(made, this.view, held[0]);
  }

  confirm() {
    const { decision, table } = this;
    const many = table.chosen.length;
    const none = !many && (!decision.least || decision.may_decline);
    const isGiving = decision.options.every((option) => option.role === "give");
    const done = button(none ? declining(decision) : confirming(decision, many), () => table.answer(table.chosen), {
      className: `wide done${none && isGiving ? "" : " primary"}`,
      disabled: !this.isEnough(),
      "data-key": "next",
    });
    const again = button(
      "",
      () => {
        table.chosen.length = 0;
        table.changed();
      },
      { className: "tool again", "aria-label": "Start over", title: "Start over" },
    );
    again.append(glyph("xmark"));
    const parts = many ? [again, done] : [done];
    if (decision.repeats && decision.options.length > 1) parts.unshift(this.rest());
    return parts;
  }

  /** Attacks that are left go where most went; whatever else is divided may be shared evenly. */
  rest() {
    const { decision, table } = this;
    const most = decision.options.reduce((best, one) => (this.count(one) > this.count(best) ? one : best));
    const isLeft = most.kind === "aim" && this.count(most) > 0;
    const give = () => {
      const among = isLeft ? [most] : decision.options;
      const kept = isLeft ? table.chosen.length : 0;
      const rest = Array.from({ length: decision.most - kept }, (_, n) => among[n % among.length].id);
      table.chosen.splice(kept, table.chosen.length, ...rest.sort());
      table.changed();
    };
    const words = isLeft ? `Rest on ${most.label}` : "Share evenly";
    return button(words, give, { className: "share", disabled: isLeft && table.chosen.length >= decision.most });
  }
}
