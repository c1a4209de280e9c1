// A card's picture: composition says the type, colour and scene say the side, the emblem says what it is. It is drawn
// on 200 x 200, and what matters is within the middle 150 x 110, so that any crop shows it.
import { GLYPHS } from "../glyphs.js";
import { bust } from "./busts.js";
import { chanceOf } from "./chance.js";
import { accentOf, emblemOf, groundOf, isTroop, looksOf, weaponOf } from "./meaning.js";
import { paletteOf } from "./palettes.js";
import { PAINTS, figure, weapon } from "./people.js";
import { scene } from "./scenes.js";
import { rays, round, stars } from "./shapes.js";

/** A glyph, so large at its longer side. */
export function icon(name, x, y, size, attributes) {
  const [width, height, path] = GLYPHS[name] ?? GLYPHS.diamond;
  const scale = size / Math.max(width, height);
  const place =
    `translate(${round(x - (width * scale) / 2)} ${round(y - (height * scale) / 2)}) ` + `scale(${scale.toFixed(4)})`;
  return `<path d="${path}" transform="${place}" ${attributes}/>`;
}

/** Cut paper: a shadow, a lit rim above left, the glyph itself. */
export function paper(name, x, y, size, fill, rim) {
  const shadow = icon(name, x + 2.6, y + 3.2, size, `fill="#000" opacity=".35"`);
  return `${shadow}${icon(name, x - 1.3, y - 1.5, size, `fill="${rim}"`)}${icon(name, x, y, size, `fill="${fill}"`)}`;
}

function paints({ high, mid, low, light }) {
  const stop = (offset, colour, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const down = `x1="0" y1="0" x2="0" y2="1"`;
  return `<defs><linearGradient id="sky" ${down}>${stop(0, high)}${stop(0.55, mid)}${stop(1, low)}</linearGradient>
<radialGradient id="glow">${stop(0, light)}${stop(0.42, low, 0.75)}${stop(1, low, 0)}</radialGradient>
<linearGradient id="lit" ${down}>${stop(0, light)}${stop(1, low)}</linearGradient></defs>`;
}

const circle = (x, y, radius, more) => `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" ${more}/>`;
const glow = (radius, x = 100, y = 84) => circle(x, y, radius, `fill="url(#glow)"`);

// -- compositions: each a function of what is drawn -------------------------------------------------------------------

function beingOf({ subject, palette, chance, emblem, x, y }) {
  const accent = accentOf(subject, emblem);
  const sign = accent ? `<g opacity=".5">${icon(accent, x + 33, y - 30, 22, `fill="${palette.mid}"`)}</g>` : "";
  const sky = ["skyline", "stars"].includes(palette.scene)
    ? `<path d="${stars(chance, 14, 80)}" fill="#fff" opacity=".6"/>`
    : "";
  const disc = circle(x, y, 52, `fill="${palette.light}" opacity=".92"`);
  const back = `${sky}${glow(112, x, y)}${disc}${sign}${scene(palette.scene, chance, palette)}`;
  if (!isTroop(subject)) return back + paper(emblem, 100, 104, emblem === "user" ? 88 : 102, palette.ink, palette.low);
  const others = [66, 136].map((at) => paper(emblem, at, 93, 60, palette.high, palette.low)).join("");
  return `${back}<g opacity=".82">${others}</g>${paper(emblem, 100, 118, 78, palette.ink, palette.low)}`;
}

function portraitOf({ subject, palette, chance, x, y }) {
  const isDuelist = subject.game === "highlander";
  const skin = isDuelist ? { ...palette, low: "#ecd2b8" } : palette; // warm, against the storm
  const who = bust(looksOf(`${subject.name} ${subject.subtitle}`), skin, chanceOf(subject.name));
  if (isDuelist) {
    const moon = circle(100, 84, 60, `fill="${palette.light}" opacity=".55"`);
    return `${glow(120)}${moon}${scene("storm", chance, palette)}${who}`;
  }
  const disc = circle(x, y, 56, `fill="${palette.light}" opacity=".92"`);
  return `${glow(112, x, y)}${disc}${scene(palette.scene, chance, palette)}${who}`;
}

function quickeningOf({ subject, palette, chance }) {
  const burst =
    `<path d="${rays(20, 20, 190, 100, 84, chance() * 3, 0.4)}" fill="${palette.light}" ` + `opacity=".22"/>`;
  const owner = bust(looksOf(subject.owner), palette, chanceOf(subject.owner));
  const who = `<g transform="translate(30 44) scale(.7)">${owner}</g>`;
  return `${glow(120)}${burst}${scene("storm", chance, palette)}${scene("storm", chance, palette)}${who}`;
}

function placeOf({ subject, palette, chance, emblem, x }) {
  const sun = circle(x, 84, 30, `fill="${palette.light}" opacity=".9"`);
  const ground = scene(groundOf(subject) ?? palette.scene, chance, palette);
  return `${glow(120, x, 96)}${sun}${ground}${paper(emblem, 100, 108, 66, palette.ink, palette.low)}`;
}

function burstOf({ palette, chance, emblem }) {
  const many = 14 + Math.floor(chance() * 8);
  const storm = palette.scene === "storm" ? scene("storm", chance, palette) : "";
  const wide =
    `<path d="${rays(many, 10, 190, 100, 96, chance() * 3, 0.5)}" fill="${palette.light}" ` + `opacity=".16"/>`;
  const thin =
    `<path d="${rays(many * 2, 54, 190, 100, 96, chance() * 3, 0.28)}" fill="${palette.high}" ` + `opacity=".4"/>`;
  const disc = circle(100, 96, 57, `fill="${palette.ink}" opacity=".5"`);
  const shadow = icon(emblem, 103, 100, 84, `fill="#000" opacity=".4"`);
  return `${storm}${wide}${thin}${glow(92, 100, 96)}${disc}${shadow}${icon(emblem, 100, 96, 84, `fill="url(#lit)"`)}`;
}

function ringOf({ palette, chance, emblem }) {
  const line =
    circle(100, 96, 66, `stroke-width="1.5"`) + circle(100, 96, 72, `stroke-width="5" stroke-dasharray="2 6.1"`);
  const ring = `<g fill="none" stroke="${palette.light}" opacity=".6">${line}</g>`;
  const disc = circle(100, 96, 60, `fill="${palette.ink}" opacity=".55"`);
  const sparks = `<path d="${stars(chance, 12, 200)}" fill="#fff" opacity=".6"/>`;
  return `${glow(110, 100, 96)}${ring}${disc}${paper(emblem, 100, 96, 84, "url(#lit)", "#fff")}${sparks}`;
}

function diamondOf({ palette, chance, emblem }) {
  const ground = `<rect x="46" y="42" width="108" height="108" rx="8" fill="${palette.ink}" opacity=".55"/>`;
  const line =
    `<rect x="51" y="47" width="98" height="98" rx="5" fill="none" stroke="${palette.light}" ` +
    `stroke-width="1.5" opacity=".8"/>`;
  const back = scene(palette.scene === "stars" ? "stars" : "storm", chance, palette);
  return (
    `${back}${glow(104, 100, 96)}<g transform="rotate(45 100 96)">${ground}${line}</g>` +
    `${paper(emblem, 100, 96, 74, "url(#lit)", "#fff")}`
  );
}

function sceneOf({ palette, chance, emblem, x, y }) {
  const disc = circle(x, y, 44, `fill="${palette.light}" opacity=".85"`);
  const cut = paper(emblem, x, y + 4, 78, palette.ink, palette.low);
  return `${glow(110)}${scene("arches", chance, palette)}${disc}${cut}`;
}

function weaponPicture({ subject }) {
  return (
    `${glow(100, 100, 96)}<path d="${rays(24, 30, 180, 100, 98, 0, 0.35)}" fill="#fff" opacity=".07"/>` +
    `${weapon(weaponOf(subject))}`
  );
}

// -- the duel: a figure and its nine areas ----------------------------------------------------------------------------

const ACROSS = [70, 100, 130];
const DOWN = [52, 96, 144];
/** How a cut through an area lies, in degrees. */
const SLANTS = [35, 90, 145, 8, 24, 172, -35, 90, 215];
const CUT = "M-72 0Q0 -30 72 0Q0 -13 -72 0Z";

const areasOf = (grid) => Array.from({ length: 9 }, (_, n) => n).filter((n) => grid & (1 << n));
const centre = (area) => [ACROSS[area % 3], DOWN[Math.floor(area / 3)]];

function attackOf({ subject, palette, chance }) {
  const body =
    figure(100, 101, 152, `fill="${palette.low}" opacity=".5"`) + figure(101.2, 102.2, 152, `fill="${palette.ink}"`);
  const cuts = areasOf(subject.grid).map((area) => {
    const [x, y] = centre(area);
    const halo =
      `<path d="${CUT}" fill="#fff" opacity=".25" transform="scale(1.16 1.9)"/><path d="${CUT}" ` +
      `fill="url(#ember)"/>`;
    const edge = `<path d="M-60 -2Q0 -24 60 -2Q0 -17 -60 -2Z" fill="#fff"/>`;
    const sparks = `<path d="${rays(9, 5, 16 + chance() * 7, x, y, chance(), 0.25)}" fill="#fff4cf" opacity=".9"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${SLANTS[area]})">${halo}${edge}</g>${sparks}`;
  });
  return `${glow(96)}${scene("mist", chance, palette)}${body}${cuts.join("")}`;
}

function blockOf({ subject, palette, chance }) {
  const areas = areasOf(subject.grid);
  const cover = areas
    .map((area) => `M${ACROSS[area % 3] - 15} ${[27, 73, 119][Math.floor(area / 3)]}h30v46h-30z`)
    .join("");
  const glass =
    `<path d="${cover}" fill="#d8efff" opacity=".42"/><path d="${cover}" fill="none" stroke="#fff" ` +
    `stroke-width="1.2" opacity=".75"/>`;
  const back = `${glow(96)}${scene("mist", chance, palette)}${figure(100, 101, 152, `fill="${palette.ink}"`)}`;
  if (!areas.length) return back;
  const [x1, y1] = centre(areas[0]);
  const [x2, y2] = centre(areas.at(-1));
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const turn = x < 100 ? -38 : x > 100 ? 38 : 90;
  const hilt = `<path d="M-17 44h34v5h-34z" fill="#d9a544"/><path d="M-3 49h6v22h-6z" fill="#1a1f26"/>`;
  const sword = `<path d="M-3.500 -74L0 -86 3.500 -74V44H-3.500Z" fill="url(#steel)"/>${hilt}`;
  return `${back}${glass}<g transform="translate(${x} ${y}) rotate(${turn})">${sword}</g>`;
}

function dodgeOf({ palette, chance }) {
  const [far, near] = [
    [66, 104, 146, 0.22],
    [86, 102, 149, 0.34],
  ].map(([x, y, high, pale]) => figure(x, y, high, `fill="${palette.light}" opacity="${pale}"`));
  const air =
    `<path d="M30 60q40 -22 96 -6M24 110q44 -20 96 -8M30 158q40 -16 88 -8" stroke="#fff" ` +
    `stroke-width="2" fill="none" opacity=".5" stroke-linecap="round"/>`;
  const who = figure(120, 101, 152, `fill="${palette.ink}"`);
  return `${glow(96)}${scene("mist", chance, palette)}${far}${near}${who}${air}`;
}

const COMPOSITIONS = {
  being: beingOf,
  portrait: portraitOf,
  quickening: quickeningOf,
  place: placeOf,
  burst: burstOf,
  ring: ringOf,
  diamond: diamondOf,
  scene: sceneOf,
  weapon: weaponPicture,
  attack: attackOf,
  block: blockOf,
  guard: blockOf,
  dodge: dodgeOf,
};

/** The picture of a subject, as the text of an SVG. */
export function pictureOf(subject) {
  const palette = paletteOf(subject.house);
  const chance = chanceOf(`${subject.name}${subject.owner}${subject.subtitle}`);
  const [x, y] = [100 + (chance() - 0.5) * 16, 88 + (chance() - 0.5) * 10];
  const body = COMPOSITIONS[subject.composition]({ subject, palette, chance, emblem: emblemOf(subject), x, y });
  const sky = `<rect width="200" height="200" fill="url(#sky)"/>`;
  return svgOf(`${paints(palette)}${PAINTS}${sky}${body}`, "0 0 200 200");
}

/** An SVG of its own, which fills its place whatever its shape. */
export function svgOf(content, box, fit = "xMidYMid slice") {
  const [, , width, height] = box.split(" ");
  const size = `width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} preserveAspectRatio="${fit}">` +
    `${content}</svg>`
  );
}
