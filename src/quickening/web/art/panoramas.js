// Wide painted scenes behind the boards: a country for Huntik, a street for Shadowfist, a storm for Highlander.
import { chanceOf } from "./chance.js";
import { svgOf } from "./picture.js";
import { bolt, branch, hills, pagoda, pine, ridge, round, stars, towers } from "./shapes.js";

const [WIDE, HIGH, STREET, PARK] = [1200, 480, 150, 300];
const path = (d, more) => `<path d="${d}" ${more}/>`;
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
const CLOUDS = "M0 70Q90 20 190 62Q290 8 400 58Q520 10 640 60Q760 14 880 62Q1000 12 1100 60Q1160 40 1200 66V0H0Z";
const KEEP = "M150 372v-60h8v-9h9v9h8v-9h9v9h8v-46l18-30 18 30v70h26v-9h8v9h8v36z";

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
    path(trees, `fill="#0b2b2b"`) + path(pillars, `fill="#1c2630"`) + path(CASTLE, `fill="#241522"`),
    path(wood, `fill="#240d18"`),
  ].join("");
}

/**
 * The country where no mission says another: its sky from one's own side to theirs, its light and the disc of it,
 * mountains and ground from far to near, and what stands there.
 */
const EVENING = {
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
    path(stars(chance, 90, 190, WIDE, 1.6), `fill="#fff" opacity=".6"`),
    `<circle cx="600" cy="236" r="250" fill="url(#sun)"/><circle cx="600" cy="236" r="62" fill="${light[1]}" ` +
      `opacity=".92"/>`,
    path(ridge(chance, 270, 130, 16, WIDE, HIGH), `fill="${ridges[0]}" opacity=".55"`),
    path(ridge(chance, 306, 100, 20, WIDE, HIGH), `fill="${ridges[1]}" opacity=".75"`),
    path(HAZE, `fill="#fff" opacity=".16"`),
    stands(chance),
    path(hills(chance, 352, 14, WIDE, HIGH, 100), `fill="${ground[0]}"`),
    path(hills(chance, 392, 20, WIDE, HIGH, 100), `fill="${ground[1]}"`),
    path(TRAIL, `fill="none" stroke="#e9c98a" stroke-width="26" opacity=".13"`),
    path(
      TRAIL,
      `fill="none" stroke="#ffe2a6" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round" opacity=".8"`,
    ),
  ].join("");
}

function street(chance) {
  const [back, far] = towers(chance, STREET, 140, 14, 34, WIDE, STREET);
  const [front, near] = towers(chance, STREET, 84, 18, 46, WIDE, STREET);
  return [
    path(back, `fill="#6a2420" opacity=".5"`) + path(far, `fill="#ffb86b" opacity=".55"`),
    path(front, `fill="#1a0709" opacity=".85"`) + path(near, `fill="#ffd38a" opacity=".7"`),
  ].join("");
}

/** A hill with its temples by night, the same for every seat: the seat's colour shines through. */
function quarter(chance) {
  let temples = "";
  let lamps = "";
  for (let x = 40; x < WIDE; x += 150 + chance() * 90) {
    const [foot, size] = [PARK - 40 + chance() * 12, 40 + chance() * 34];
    temples += pagoda(round(x), round(foot), round(size));
    for (const [at, up] of [
      [-0.16, 0.12],
      [0.1, 0.12],
      [-0.04, 0.54],
    ])
      lamps += `M${round(x + size * at)} ${round(foot - size * up)}h3v5h-3z`;
  }
  let trees = "";
  for (let x = 0; x < WIDE; x += 20 + chance() * 46) trees += pine(round(x), PARK - 12, 30 + chance() * 34);
  return [
    path(stars(chance, 90, 170, WIDE, 1.3), `fill="#fff" opacity=".28"`),
    path(ridge(chance, 190, 110, 14, WIDE, PARK), `fill="#05070c" opacity=".3"`),
    path(hills(chance, PARK - 78, 46, WIDE, PARK, 90), `fill="#05070c" opacity=".45"`),
    path(temples, `fill="#05070c" opacity=".62"`) + path(lamps, `fill="#ffc56a" opacity=".75"`),
    path(trees, `fill="#04060a" opacity=".75"`) + path(hills(chance, PARK - 22, 16, WIDE, PARK, 80), `fill="#04060a"`),
  ].join("");
}

function storm(chance) {
  const moon =
    `<radialGradient id="moon">` +
    `${stop(0, "#e8f1ff")}${stop(0.28, "#8fb2ea", 0.6)}${stop(1, "#5f86c8", 0)}</radialGradient>`;
  const large = bolt(chance, 210, -6, 250) + bolt(chance, 985, -6, 300);
  let rain = "";
  for (let n = 0; n < 90; n += 1) rain += `M${round(chance() * WIDE)} ${round(chance() * HIGH)}l-5 22`;
  return [
    `<defs>${moon}</defs><rect width="${WIDE}" height="${HIGH}" fill="#0a101c"/>`,
    `<circle cx="600" cy="165" r="380" fill="url(#moon)" opacity=".85"/>`,
    `<circle cx="600" cy="165" r="118" fill="#eaf2ff" opacity=".82"/>`,
    path(CLOUDS, `fill="#0b1220" opacity=".6"`),
    path(ridge(chance, 300, 150, 14, WIDE, HIGH), `fill="#1b2a47" opacity=".8"`),
    path(ridge(chance, 350, 90, 18, WIDE, HIGH), `fill="#111c33"`) + path(KEEP, `fill="#0a1222"`),
    path(hills(chance, 412, 18, WIDE, HIGH, 100), `fill="#070d18"`),
    path(large, `fill="none" stroke="#a9c8ff" stroke-width="9" opacity=".25"`),
    path(large, `fill="none" stroke="#fff" stroke-width="2.2"`),
    path(rain, `fill="none" stroke="#bcd6ff" opacity=".22"`),
  ].join("");
}

const PANORAMAS = {
  trail: [(chance) => country(chance, EVENING), HIGH, "xMidYMid slice"],
  street: [street, STREET, "xMidYMax slice"],
  quarter: [quarter, PARK, "xMidYMax slice"],
  storm: [storm, HIGH, "xMidYMid slice"],
};

/** A panorama, as the text of an SVG. */
export function panoramaOf(kind) {
  const [draw, high, fit] = PANORAMAS[kind];
  return svgOf(draw(chanceOf(kind)), `0 0 ${WIDE} ${high}`, fit);
}

/** Another country than that of the evening, as the text of an SVG. */
export function countryOf(kind, land) {
  return svgOf(country(chanceOf(kind), land), `0 0 ${WIDE} ${HIGH}`);
}
