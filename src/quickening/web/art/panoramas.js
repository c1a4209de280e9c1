// Wide painted scenes behind the boards: a street and hills for Shadowfist, a storm for
// Highlander. The countries of Huntik are in `lands.js`.
import { chanceOf } from "./chance.js";
import { svgOf } from "./picture.js";
import { bolt, hills, pagoda, pine, ridge, round, stars, towers } from "./shapes.js";

const [WIDE, HIGH, STREET, PARK] = [1200, 480, 150, 300];
const path = (d, more) => `<path d="${d}" ${more}/>`;
const stop = (offset, colour, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const CLOUDS = "M0 70Q90 20 190 62Q290 8 400 58Q520 10 640 60Q760 14 880 62Q1000 12 1100 60Q1160 40 1200 66V0H0Z";
const KEEP = "M150 372v-60h8v-9h9v9h8v-9h9v9h8v-46l18-30 18 30v70h26v-9h8v9h8v36z";

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
  street: [street, STREET, "xMidYMax slice"],
  quarter: [quarter, PARK, "xMidYMax slice"],
  storm: [storm, HIGH, "xMidYMid slice"],
};

/** A panorama, as the text of an SVG. */
export function panoramaOf(kind) {
  const [draw, high, fit] = PANORAMAS[kind];
  return svgOf(draw(chanceOf(kind)), `0 0 ${WIDE} ${high}`, fit);
}
