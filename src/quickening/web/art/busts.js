// People of the waist up, cut from paper: a lit face, hair, what is worn; told apart by what the table of meanings says
// of them, else by their name.
/** Head, neck and shoulders, 200 x 200. */
const HEAD =
  "M100 44c21 0 32 16 31 38-.6 13-5 24-12 31l-1 12c6 7 4 9 0 9H82c-4 0-6-2 0-9" +
  "l-1-12c-7-7-11.400-18-12-31-1-22 10-38 31-38Z";
const SHOULDERS = "M78 128c-24 4-44 12-50 32-3 10-5 24-6 44h156c-1-20-3-34-6-44-6-20-26-28-50-32q-22 14-44 0Z";
const FACE = "M76 84c0 18 8 32 16 37q8 4 16 0c8-5 16-19 16-37 0-18-8-28-24-28S76 66 76 84Z";
const SHADED = "M104 56c12 2 20 11 20 28 0 18-8 32-16 37q-4 2-8 2.400 9-20 4-67Z";
const CROWN = "M73 86c-3-26 7-40 27-40s30 14 27 40l-4 4H77Z";
const NECK = "M88 118q12 8 24 0l3 16q-15 14-30 0Z";
const BROWS = "M79 82q8-6 17 0l-1 4q-8-4-16 0ZM121 82q-8-6-17 0l1 4q8-4 16 0Z";
const EYES = "M82 91q6-6 12 0-6 5-12 0ZM106 91q6-6 12 0-6 5-12 0Z";
const NOSE = "M101 88l5 13q-3 3-7 1Z";
const MOUTH = "M91 110q9 3 18 0-8 5-18 0Z";

const HAIR = {
  helm: "M64 98C58 54 74 30 100 30S142 54 136 98l-9-2-1-20-22-9v25h-8V67l-22 9-1 20ZM92 33l8-27 8 27Z",
  long: "M60 146C50 92 60 36 100 36s50 56 40 110c-8-8-14-30-14-54-4-14-14-22-26-26-12 4-22 12-26 26 0 24-6 46-14 54Z",
  tail: "M70 90c-7-34 8-52 32-52s36 20 28 52c-1-14-6-20-14-24-16 4-32 2-40 8ZM126 82q24 14 14 56-6-22-17-32Z",
  bob: "M62 116C54 68 68 34 100 34s46 34 38 82l-13-4c4-16 1-32-7-42q-20 12-38 6c-6 10-5 24-3 36Z",
  spiky: "M70 90L54 70l13-2-12-21 19 4 1-21 17 12 9-20 11 19 18-12-1 20 19-4-9 18 12 9-15 18-5-17q-26-12-52 0Z",
  curly:
    "M68 92q-14-8-8-20-6-14 8-18 0-14 14-14 8-12 20-6 12-8 20 4 14 0 12 14 14 6 6 18" +
    " 6 14-8 22l-4-16q-4-12-14-12-18 6-34 0-10 6-10 14Z",
  bald: "",
  short: "M70 88c-5-32 9-48 31-48s34 18 29 48l-6-16q-22-12-48 0Z",
  swept: "M69 92c-9-34 6-54 30-56 20-2 38 8 46 24-8-3-12-2-14 2l1 26-8-16c-18-2-34-6-44-12-6 8-10 20-11 32Z",
  mane: "M58 132c-10-50 2-96 42-96s52 46 42 96c-12-4-16-22-16-40-2-16-12-24-26-26-14 2-24 10-26 26 0 18-4 36-16 40Z",
};
/** Worn or grown: where it is drawn, and how it is painted: of hair, of cloth, of the dark, of the light. */
const WORN = {
  beard: [
    "M75 92c1 28 12 42 25 42s24-14 25-42c-4 12-9 14-14 13q-11-5-22 0c-5 1-10-1-14-13Zm16 17h18q-9 7-18 0Z",
    "hair",
  ],
  goatee: ["M92 114q8 3 16 0l-3 16q-5 4-10 0ZM86 106q14-6 28 0-6 3-14 2-8 1-14-2Z", "hair"],
  moustache: ["M84 108q16-10 32 0-8 4-16 1-8 3-16-1Z", "hair"],
  glasses: [
    "M78 89a10 10 0 1 0 20 0 10 10 0 1 0-20 0Zm3 0a7 7 0 1 1 14 0 7 7 0 1 1-14 0Z" +
      "M102 89a10 10 0 1 0 20 0 10 10 0 1 0-20 0" +
      "Zm3 0a7 7 0 1 1 14 0 7 7 0 1 1-14 0ZM97 86h6v3h-6Z",
    "ink",
  ],
  shades: ["M76 84h22l-2 12q-9 6-17 0ZM102 84h22l-3 12q-8 6-17 0ZM96 84h8v4h-8Z", "ink"],
  patch: ["M80 82h18v12q-9 6-18 0ZM70 74l60 6v3L70 78Z", "ink"],
  scar: ["M112 74l5 26-2 1-6-26Z", "ink"],
  band: ["M70 72q30-12 60 0l1 9q-31-12-62 0ZM128 74l20 8-4 8-17-8Z", "cloth"],
  hat: ["M70 62q-2-32 12-32 9 6 18 1 9 5 18-1 14 0 12 32ZM46 70q54-24 108 0 6 8-6 8-48-16-96 0-12 0-6-8Z", "ink"],
  hood: [
    "M50 154C34 84 52 26 100 24s66 60 50 130c-10-6-18-20-20-40 4-38-10-54-30-54s-34 16-30 54c-2 20-10 34-20 40Z",
    "cloth",
  ],
  circlet: ["M72 70q28-12 56 0l-1 6q-27-11-54 0ZM94 66l6-11 6 11-6 7Z", "light"],
};
const CLOTHES = {
  coat: [["M80 132l20 36 20-36 16 6-26 66H90l-26-66Z", "cloth"]],
  suit: [
    ["M84 131l16 42 16-42q-16 9-32 0Z", "light"],
    ["M95 140h10l-2 8 5 24-8 12-8-12 5-24Z", "cloth"],
  ],
  roll: [["M80 120q20 14 40 0l5 17q-25 18-50 0Z", "cloth"]],
  scarf: [["M72 128q28 20 56 0l8 14q-14 12-30 14l4 44-18 2-2-46q-16-2-26-14Z", "cloth"]],
  plate: [
    ["M28 160q4-24 38-28l-8 40q-18 4-30-12ZM172 160q-4-24-38-28l8 40q18 4 30-12Z", "light"],
    ["M78 134h44l6 40-28 16-28-16Z", "cloth"],
  ],
  fur: [["M56 140l10-12 6 9 8-12 8 12 12-7 12 7 8-12 8 12 6-9 10 12-16 24-12-8-16 12-16-12-12 8Z", "light"]],
};
/** Hair that is not dark. */
const TONES = { fair: "#dfa63f", red: "#a8401f", grey: "#b9c0cb", brown: "#5d3a1f" };
/** Where nothing is said of somebody: what hair and clothes there are to choose from. */
const ANY = { hair: ["short", "swept", "curly"], clothes: ["coat", "suit", "roll", "scarf"] };

const pick = (chance, list) => list[Math.floor(chance() * list.length)];
const shape = (d, fill, more = "") => (d ? `<path d="${d}" fill="${fill}" ${more}/>` : "");

/** How somebody looks: words of the table of meanings, and chance for what they leave open. */
function looks(words, chance) {
  const said = words.split(" ");
  const hair = said.find((one) => one in HAIR) ?? pick(chance, ANY.hair);
  const clothes = said.find((one) => one in CLOTHES) ?? pick(chance, ANY.clothes);
  const tone = said.find((one) => one in TONES) ?? "";
  return { hair, clothes, tone, worn: said.filter((one) => one in WORN), turned: chance() < 0.5 };
}

/** Head and shoulders of somebody. */
export function bust(words, palette, chance) {
  const { hair, clothes, tone, worn, turned } = looks(words, chance);
  const paints = {
    ink: palette.ink,
    hair: TONES[tone] ?? palette.high,
    cloth: palette.mid,
    light: palette.light,
  };
  const outline = `${SHOULDERS}${HEAD}${HAIR[hair]}`;
  const isBehind = ["long", "mane", "bob"].includes(hair);
  const cut = shape(HAIR[hair], paints.hair, `stroke="${palette.ink}" stroke-width="1.500"`);
  const face =
    shape(NECK, palette.low, `opacity=".8"`) +
    (HAIR[hair] ? "" : shape(CROWN, palette.low)) +
    shape(FACE, palette.low) +
    shape(SHADED, palette.mid, `opacity=".42"`) +
    shape(BROWS, palette.ink) +
    shape(EYES, palette.ink) +
    shape(NOSE, palette.mid, `opacity=".6"`) +
    shape(MOUTH, palette.ink, `opacity=".75"`);
  const parts = [
    shape(outline, "#000", `opacity=".35" transform="translate(4 4)"`),
    shape(outline, palette.light, `transform="translate(-2 -2)"`),
    shape(HEAD, palette.ink),
    isBehind ? cut : "",
    shape(SHOULDERS, palette.ink),
    ...CLOTHES[clothes].map(([d, paint]) => shape(d, paints[paint], `opacity="${paint === "light" ? 0.72 : 0.85}"`)),
    face,
    cut,
    ...worn.map((one) => shape(WORN[one][0], paints[WORN[one][1]], `fill-rule="evenodd"`)),
  ];
  const mirrored = turned ? "translate(200 2) scale(-1 1)" : "translate(0 2)";
  return `<g transform="${mirrored}">${parts.join("")}</g>`;
}
