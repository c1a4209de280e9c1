// The countries of Huntik: what a mission is about says where it happens; else it is evening among ruins.
import { image } from "./image.js";
import { chanceOf } from "./chance.js";
import { svgOf } from "./picture.js";
import { branch, hills, pine, ridge, round, stars, towers } from "./shapes.js";

const [WIDE, HIGH, FOOT] = [1200, 480, 356];
const path = (d, colour, more = "") => `<path d="${d}" fill="${colour}" ${more}/>`;
const LIT = "#ffd98a";

const painted = (d, more) => `<path d="${d}" ${more}/>`;
const stop = (offset, colour, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const PILLARS = [
  [470, 70],
  [520, 96],
  [566, 60],
  [640, 84],
  [690, 58],
  [742, 90],
];
const CASTLE = "M800 352v-84h8v-10h9v10h8v-10h9v10h8v40h26v-96l20-34 20 34v96h22v-58h8v-10h9v10h8v-10h9v10h8v102z";
const TRAIL = "M-20 436C160 396 300 460 480 424S780 396 920 430 1120 424 1230 404";
const HAZE = "M0 322Q200 304 420 326T800 322T1200 318V350Q900 336 620 348T0 344Z";

/** From a forest on one's own side over ruins to a castle and dead wood on theirs. */
function ruins(chance) {
  let trees = "";
  for (let x = 10; x < 420; x += 26) trees += pine(x + chance() * 14, 330 + chance() * 14, 50 + chance() * 50);
  const pillars = PILLARS.map(
    ([x, high]) => `M${x - 8} 350V${350 - high}h16V350zM${x - 12} ${350 - high}h24v-7h-24z`,
  ).join("");
  let wood = "";
  for (let x = 1010; x < WIDE; x += 44) wood += branch(x, 350, 90 + chance() * 50, chance() > 0.5);
  return [
    painted(trees, `fill="#0b2b2b"`) + painted(pillars, `fill="#1c2630"`) + painted(CASTLE, `fill="#241522"`),
    painted(wood, `fill="#240d18"`),
  ].join("");
}

/**
 * The country where no mission says another: its sky from one's own side to theirs, its light and the disc of it,
 * mountains and ground from far to near, and what stands there.
 */
const EVENING = {
  kind: "trail",
  sky: ["#0e3b57", "#1f6a79", "#a2693f", "#5a1a2c"],
  light: ["#ffcf7a", "#fff1c4"],
  ridges: ["#23506a", "#173a4e"],
  ground: ["#0d2228", "#0a181e"],
  stands: ruins,
};

/** A country of five zones, with a path through it. */
function country(chance, { sky, light, ridges, ground, stands }) {
  const stops = sky.map((colour, n) => stop([0, 0.35, 0.6, 1][n], colour));
  const along = `<linearGradient id="along">${stops.join("")}</linearGradient>`;
  const above =
    `<linearGradient id="above" x2="0" y2="1">` +
    `${stop(0, "#040a14", 0.85)}${stop(0.6, "#040a14", 0)}</linearGradient>`;
  const sun =
    `<radialGradient id="sun">` +
    `${stop(0, light[1])}${stop(0.3, light[0], 0.7)}${stop(1, light[0], 0)}</radialGradient>`;
  const all = `width="${WIDE}" height="${HIGH}"`;
  return [
    `<defs>${along}${above}${sun}</defs><rect ${all} fill="url(#along)"/><rect ${all} fill="url(#above)"/>`,
    painted(stars(chance, 90, 190, WIDE, 1.6), `fill="#fff" opacity=".6"`),
    `<circle cx="600" cy="236" r="250" fill="url(#sun)"/><circle cx="600" cy="236" r="62" fill="${light[1]}" ` +
      `opacity=".92"/>`,
    painted(ridge(chance, 270, 130, 16, WIDE, HIGH), `fill="${ridges[0]}" opacity=".55"`),
    painted(ridge(chance, 306, 100, 20, WIDE, HIGH), `fill="${ridges[1]}" opacity=".75"`),
    painted(HAZE, `fill="#fff" opacity=".16"`),
    stands(chance),
    painted(hills(chance, 352, 14, WIDE, HIGH, 100), `fill="${ground[0]}"`),
    painted(hills(chance, 392, 20, WIDE, HIGH, 100), `fill="${ground[1]}"`),
    painted(TRAIL, `fill="none" stroke="#e9c98a" stroke-width="26" opacity=".13"`),
    painted(
      TRAIL,
      `fill="none" stroke="#ffe2a6" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round" opacity=".8"`,
    ),
  ].join("");
}

/** Something again and again from one place to another. */
function along(chance, from, to, apart, draw) {
  let d = "";
  for (let x = from; x < to; x += apart * (0.7 + chance() * 0.6)) d += draw(round(x));
  return d;
}

const pines = (chance, from, to, high, apart = 26) =>
  along(chance, from, to, apart, (x) => pine(x, 336 + chance() * 14, high * (0.6 + chance() * 0.7)));
const bare = (chance, from, to) =>
  along(chance, from, to, 64, (x) => branch(x, FOOT, 80 + chance() * 60, chance() > 0.5));
const peak = (x, wide, high) => `M${x - wide} ${FOOT}L${x} ${FOOT - high}L${x + wide} ${FOOT}z`;
const cap = (x, wide, high) => {
  const [top, side] = [FOOT - high, wide * 0.3];
  return `M${x} ${top}l${side} ${high * 0.3}-${side * 0.5} -8-${side * 0.5} 14-${side * 0.5} -14-${side * 0.5} 8z`;
};
const spire = (x, wide, high) =>
  `M${x - wide} ${FOOT}V${FOOT - high}L${x} ${FOOT - high - wide * 3}L${x + wide} ${FOOT - high}V${FOOT}z`;

function snow(chance) {
  const peaks = [
    [150, 170, 200],
    [980, 200, 230],
    [760, 130, 150],
  ];
  let flakes = "";
  for (let n = 0; n < 120; n += 1) flakes += `M${round(chance() * WIDE)} ${round(chance() * FOOT)}h2.4v2.4h-2.4z`;
  return (
    peaks
      .map(([x, wide, high]) => path(peak(x, wide, high), "#2d4b68") + path(cap(x, wide, high), "#e8f3ff"))
      .join("") +
    path(pines(chance, 240, 620, 70, 44), "#12293a") +
    path(flakes, "#fff", `opacity=".55"`)
  );
}

function manor(chance) {
  const house =
    `M440 ${FOOT}V250h40l-8 -14 60 -46 60 46-8 14h40v-60` + `l34 -50 34 50v60h40l-8 -14 50 -40 50 40-8 14h30V${FOOT}z`;
  let windows = "";
  for (let x = 462; x < 790; x += 34)
    for (const y of [268, 306]) if (chance() > 0.35) windows += `M${x} ${y}h11v17h-11z`;
  return (
    path(bare(chance, 20, 400), "#130b1e") +
    path(house, "#1a1026") +
    path(windows, LIT) +
    path(bare(chance, 880, WIDE), "#130b1e")
  );
}

function desert() {
  const sides = [
    [250, 170, 150],
    [470, 110, 96],
    [930, 210, 190],
  ];
  const shade = (x, wide, high) => `M${x} ${FOOT - high}L${x + wide} ${FOOT}H${x + wide * 0.2}z`;
  return sides
    .map(([x, wide, high]) => path(peak(x, wide, high), "#8a4f22") + path(shade(x, wide, high), "#4a2412"))
    .join("");
}

function caves(chance) {
  const drop = (x) => `M${x - 22} 0L${x} ${50 + chance() * 110}L${x + 22} 0z`;
  const crag = (x) =>
    `M${x - 34} ${FOOT}L${x - 8} ${FOOT - 60 - chance() * 90}L${x + 10} ${FOOT - 40}L${x + 34} ${FOOT}z`;
  const mouth = `M470 ${FOOT}Q474 214 600 210Q726 214 730 ${FOOT}h-36Q690 246 600 244Q510 246 506 ${FOOT}z`;
  return (
    path(along(chance, 0, WIDE, 54, drop), "#0c1213") +
    path(along(chance, 10, 440, 74, crag) + along(chance, 780, WIDE, 74, crag), "#151d1c") +
    path(mouth, "#1d2624")
  );
}

function sea(chance) {
  const wave = (y, high) => {
    let d = `M0 480V${y}`;
    for (let x = 0; x < WIDE; x += 60) d += `q30 ${-high} 60 0`;
    return `${d}V480z`;
  };
  const ship = "M770 318h190l-26 34H800zM850 318V190h6v128zM856 196q60 30 62 104h-62zM848 210q-52 34 -58 92h58z";
  const cliff = `M0 ${FOOT}V230l60 14 34 46 52 12 40 54zM1200 ${FOOT}V250l-40 8-30 40-50 10-30 48z`;
  return (
    path(cliff, "#0d2a33") +
    path(ship, "#0b1c26") +
    path(wave(322, 12), "#2a7186", `opacity=".55"`) +
    path(wave(340, 14 + chance()), "#15485a", `opacity=".9"`)
  );
}

const woods = (chance) =>
  path(pines(chance, 0, WIDE, 150, 46), "#0d2b22", `opacity=".75"`) +
  path(pines(chance, 0, 470, 110) + pines(chance, 720, WIDE, 110), "#071a15");

function plain(chance) {
  const post = (x) => `M${x} ${FOOT}v-34h6v34z`;
  const rails = `M0 ${FOOT - 26}h${WIDE}v4H0zM0 ${FOOT - 14}h${WIDE}v4H0z`;
  const barn = `M960 ${FOOT}v-70l44 -38 44 38v70zM250 ${FOOT}v-110h-16l24 -22 24 22h-16v110z`;
  return path(barn, "#2a1408") + path(along(chance, 0, WIDE, 42, post) + rails, "#3a1f0e");
}

function city(chance) {
  const [back, far] = towers(chance, FOOT, 170, 26, 60, WIDE, FOOT);
  const minster = spire(560, 20, 150) + spire(640, 20, 150) + `M560 ${FOOT}V250l40 -34 40 34V${FOOT}z`;
  return (
    path(back, "#221a33", `opacity=".8"`) +
    path(far, LIT, `opacity=".7"`) +
    path(minster, "#120d1e") +
    path(`M594 262h12v20h-12zM574 300h9v18h-9zM617 300h9v18h-9z`, LIT)
  );
}

function moor(chance) {
  const keep = [820, 862, 930, 990].map((x, n) => spire(x, 13 + (n % 2) * 5, 90 + n * 22)).join("");
  const rock = `M740 ${FOOT}L800 290H1010L1090 ${FOOT}z`;
  const bats =
    "M300 120q10 -12 18 0 8 -12 18 0-12 -2 -18 8-6 -10 -18 -8zM420 80q8 -10 14 0 6 -10 14 0-10 -2 -14 6-4 -8 -14 -6z";
  return path(bare(chance, 20, 520), "#170a10") + path(keep + rock, "#1c0b12") + path(bats, "#0d0609");
}

/** Words of a mission's name, and the country they mean. */
const LANDS = [
  {
    words: /\b(frost|ice|snow|winter)/i,
    kind: "snow",
    sky: ["#10304f", "#2d6a94", "#7fa6c4", "#3b4f7d"],
    light: ["#bfe3ff", "#f4fbff"],
    ridges: ["#7fa0bd", "#4d7090"],
    ground: ["#7d9ab4", "#4f6f8c"],
    stands: snow,
  },
  {
    words: /\b(mansion|manor|house)/i,
    kind: "manor",
    sky: ["#1a1636", "#3c2a63", "#6b3a6e", "#2a1238"],
    light: ["#d6b4ff", "#f7ecff"],
    ridges: ["#3d3364", "#2a2248"],
    ground: ["#191229", "#100b1c"],
    stands: manor,
  },
  {
    words: /\b(tomb|idol|pyramid|desert)/i,
    kind: "desert",
    sky: ["#3a1c4a", "#a2465a", "#e0894a", "#8a3320"],
    light: ["#ffd27a", "#fff2c8"],
    ridges: ["#b5683a", "#8d4a28"],
    ground: ["#6d3a1c", "#4a2612"],
    stands: desert,
  },
  {
    words: /\b(mine|cave|tunnel)/i,
    kind: "caves",
    sky: ["#0d1f22", "#1d4240", "#5a4a2a", "#2b1610"],
    light: ["#ffb85a", "#ffe9b8"],
    ridges: ["#24403d", "#18302e"],
    ground: ["#10201f", "#0a1514"],
    stands: caves,
  },
  {
    words: /\b(water|sea|ship|river)/i,
    kind: "sea",
    sky: ["#0b3550", "#1f7f93", "#e0a56a", "#5a2a44"],
    light: ["#ffdca0", "#fff6dd"],
    ridges: ["#2b6f86", "#1c566c"],
    ground: ["#0f3646", "#0a2632"],
    stands: sea,
  },
  {
    words: /\b(bigfoot|forest|wood|jungle)/i,
    kind: "woods",
    sky: ["#0c2b2a", "#1f5c48", "#7f8a48", "#2a2c1a"],
    light: ["#e6f0a0", "#fbffe0"],
    ridges: ["#1f5546", "#154035"],
    ground: ["#0a211b", "#071712"],
    stands: woods,
  },
  {
    words: /\b(bull|herd|corral|cattle)/i,
    kind: "plain",
    sky: ["#27385c", "#b0705a", "#f0b25a", "#7d3a26"],
    light: ["#ffe08a", "#fff6d0"],
    ridges: ["#9a5f38", "#7a4526"],
    ground: ["#4f2d14", "#36200e"],
    stands: plain,
  },
  {
    words: /\b(gargoyle|city|cathedral|street)/i,
    kind: "city",
    sky: ["#141a3a", "#34407a", "#7a4f7c", "#331a3c"],
    light: ["#c9d4ff", "#f3f6ff"],
    ridges: ["#333a66", "#242a4c"],
    ground: ["#14152a", "#0d0e1c"],
    stands: city,
  },
  {
    words: /\b(amulet|castle|vampire|crypt)/i,
    kind: "moor",
    sky: ["#1c1030", "#4a1f44", "#a23a3a", "#3c0d18"],
    light: ["#ff9a7a", "#ffe3d2"],
    ridges: ["#4c2436", "#351828"],
    ground: ["#1d0d14", "#13080d"],
    stands: moor,
  },
];

/** The country of a mission. */
export function landOf(mission) {
  const land = LANDS.find(({ words }) => words.test(mission)) ?? EVENING;
  const draw = () => svgOf(country(chanceOf(land.kind), land), `0 0 ${WIDE} ${HIGH}`);
  return image(`land ${land.kind}`, draw, `panorama of-${land.kind}`);
}
