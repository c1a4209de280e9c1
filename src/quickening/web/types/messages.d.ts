// Written by `python -m tools.message_types` from the structs of the server. Do not edit.

export interface Outcome {
  winners: number[];
  reason: string;
  rule: string;
}

export interface Choice {
  role: string;
  at: string;
  leads: string;
  cost: string;
  need: number;
  grid: number;
}

export interface Prompt {
  title: string;
  why: string;
  after: number[];
  choices: Choice[];
}

export interface Side {
  seat: number;
  cards: number[];
  sum: number | null;
}

export interface Stage {
  kind: string;
  sides: Side[];
  lane: [number, number][];
  target: number[];
  left: [number, number] | null;
  through: number | null;
  tags: [number, string, string][];
}

export interface Track {
  steps: [string, string][];
  now: string;
  stops: boolean;
}

export interface AreaView {
  name: string;
  seat: number | null;
  cards: CardView[];
}

export interface CardView {
  handle: number;
  owner: number | null;
  key: string;
  name: string;
  title: string;
  kind: string;
  tags: string[];
  text: string;
  controller: number | null;
  numbers: [string, number][];
  marks: string[];
  place: number;
  holder: number;
}

export interface LogLine {
  text: string;
  rule: string;
}

export interface Repairs {
  areas: string[];
  cards: string[];
  players: string[];
  counted: string[];
  stacks: string[];
}

export interface Exchange {
  seat: number;
  card: number;
  beside: number[];
  marks: string[];
  grid: number | null;
  damage: number | null;
  defense: number;
  joined: number[];
  meets: number;
  power_block: boolean;
  carried: boolean;
  result: string;
}

export interface Exertion {
  seat: number;
  purpose: string;
  kind: string;
  size: number;
  turn: number;
  cards: CardView[];
}

export interface Goal {
  kind: string;
  label: string;
  at: number;
  to: number;
  of: number;
  you: string;
  they: string;
}

export interface Join {
  type: "join";
  token?: string;
  seat?: number | null;
  stops?: string[] | null;
  changes?: boolean;
}

export interface Answer {
  type: "answer";
  n: number;
  chosen: string[];
}

export interface Concede {
  type: "concede";
}

export interface Resume {
  type: "resume";
}

export interface Wish {
  type: "wish";
  stops: string[];
}

export interface Preview {
  type: "preview";
  n: number;
  chosen?: string[];
}

export interface Undo {
  type: "undo";
  yes?: boolean | null;
}

export interface Mend {
  type: "mend";
  what: "draw" | "move" | "play" | "set";
  to: string;
  card?: number;
  seat?: number | null;
  number?: number;
}

export interface GoBack {
  type: "goback";
  line: number;
}

export interface Rematch {
  type: "rematch";
}

export interface WhyNot {
  type: "whynot";
  card: number;
}

export interface Explain {
  type: "explain";
  number: string;
  card?: number;
  seat?: number | null;
}

export interface Hint {
  type: "hint";
}

export interface Possible {
  type: "possible";
}

export interface Chat {
  type: "chat";
  text: string;
}

/** An option of a question, as `decision_data` gives it, with what it is about. */
export interface Option extends Partial<Choice> {
  id: string;
  kind: string;
  label: string;
  cards: number[];
  number: number | null;
  seat: number | null;
  wasteful?: boolean;
}

/** A question, as `decision_data` gives it, with the words of its prompt. */
export interface Decision extends Partial<Omit<Prompt, "choices">> {
  question: string;
  options: Option[];
  least: number;
  most: number;
  next: number[] | null;
  seat?: number;
  may_decline?: boolean;
  repeats?: boolean;
  ordered?: boolean;
  source?: number;
  rule?: string;
  sort?: string;
  rests?: boolean;
}

/** What one seat sees. `keys`: of each card in sight the key that stays with it while it can be followed. */
export interface View {
  game: string;
  seat: number | null;
  names: string[];
  status: [string, any][];
  areas: AreaView[];
  log: LogLine[];
  decision: Decision | null;
  outcome: Outcome | null;
  track: Track | null;
  stage: Stage | null;
  keys?: Map<number, number>;
}

/** What a page may say. */
export type Said = Join | Answer | Concede | Resume | Wish | Preview | Undo | Mend | GoBack | Rematch | WhyNot | Explain | Hint | Possible | Chat;
