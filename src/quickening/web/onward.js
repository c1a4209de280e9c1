// What the button that goes on says: what it does, and where that leads, as far as everybody can see.
import { activeSeat, fact } from "./model.js";

const lowered = (words) => words.charAt(0).toLowerCase() + words.slice(1);

/** What it means to choose nothing, by the kind of what could be chosen. */
const NOTHING = {
  announce: "keep this hand",
  discard: "keep all",
  attack: "attack nobody",
  turn: "turn none",
  unturn: "unturn none",
  keep: "unturn them all",
  play: "play none",
  join: "stay out of it",
};

/** Nothing is chosen: what that amounts to. */
export function declining({ options }) {
  return `Next: ${NOTHING[options[0]?.kind] ?? "none of them"}`;
}

/** What choosing these amounts to, by their kind. */
const DOING = {
  announce: "Mulligan",
  aim: "Aim these attacks",
  damage: "Inflict this damage",
  discard: "Discard",
  attacker: "Attack",
  mulligan: "Put them under",
  join: "Join the attack",
};

/** How many they are is said. */
const COUNTED = new Set(["announce", "discard"]);

/** Something is chosen: what the button does with it, or how much is missing. */
export function confirming({ options, least, repeats }, many) {
  if (many < least) return `${repeats ? "Share out" : "Choose"} ${least - many} more`;
  const words = DOING[options[0]?.kind];
  if (!words) return "Done";
  return COUNTED.has(options[0].kind) ? `${words} ${many}` : words;
}

/** The stop of whoever wants to be asked before each card drawn; else one answer draws them all. */
const EACH = "each draw";

/**
 * The label of the button. `wishes`: whether the player wants to be asked about something.
 * @param {import("./types/messages").Decision} decision
 * @param {import("./types/messages").Option | undefined} option
 * @param {(stop: string) => boolean} wishes
 */
export function goingOn(decision, option, wishes) {
  if (option?.kind === "draw" && option.number > 1 && !wishes(EACH)) return `Next: draw ${option.number} cards`;
  if (option?.kind === "pass" && decision.sort === "respond" && option.label === "Pass")
    return decision.question.startsWith("Respond") ? "Next: let it happen" : "Next: go on";
  if (option?.kind === "through") return "Next: let it hit";
  return option ? `Next: ${shortened(lowered(option.label))}` : declining(decision);
}

/** Names of phases as one would say them. */
const shortened = (words) => words.replace(/\bmay do\/must do\b/i, "May do");

function afterTurn(view, seat) {
  const out = fact(view, "out") ?? [];
  const many = view.names.length;
  for (let step = 1; step < many; step += 1) {
    const next = (seat + step) % many;
    if (!out[next]) return `then ${view.names[next]}’s turn`;
  }
  return "";
}

function afterPhase(view) {
  const { steps, now } = view.track;
  const next = steps[steps.findIndex(([id]) => id === now) + 1];
  return next ? `then ${next[1]}` : afterTurn(view, view.seat);
}

/** Where going on leads; "" where that is not known. */
export function leadsTo(view, decision, option) {
  const mine = activeSeat(view) === view.seat;
  if (decision.sort === "respond") return "stops if anybody answers";
  if (!option || !mine) return "";
  if (view.game === "highlander" && option.kind === "end") return afterPhase(view);
  if (view.game === "shadowfist" && option.kind === "end") return afterTurn(view, view.seat);
  if (view.game === "huntik" && option.kind === "pass" && decision.rests) return afterTurn(view, view.seat);
  return "";
}
