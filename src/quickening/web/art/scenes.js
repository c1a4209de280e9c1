// Scenes behind a card's emblem, in two depths: a function for each kind, of chance and palette.
import { arches, bolt, branch, columns, hills, pagoda, pine, rays, ridge, stars, towers, waves } from "./shapes.js";

const path = (d, more) => `<path d="${d}" ${more}/>`;
const far = (palette, d, opacity = 0.75) => path(d, `fill="${palette.mid}" opacity="${opacity}"`);
const near = (palette, d) => path(d, `fill="${palette.ink}" opacity=".92"`);
const mist = (d, opacity) => path(d, `fill="#fff" opacity="${opacity}"`);
const lights = (d) => path(d, `fill="#ffe7a6" opacity=".82"`);

const BANK = "M0 150Q50 138 100 150T200 148V164Q150 154 100 164T0 160Z";
const BATS = "M60 44q5-6 9 0 4-6 9 0-6-1-9 4-3-5-9-4zM128 30q4-5 7 0 3-5 7 0-5-1-7 3-2-4-7-3z";
const WATER_TOWER = "M30 140h16l-2-16h-12zM28 124h20l-10-9zM32 140v26M44 140v26";
const ICE_PALACE =
  "M6 190V120l6-12 6 12v20h10v-34l8-18 8 18v34h8V190ZM148 190v-52h8v-30l8-20 8 20v30h10v-18l6-12 6 12V190Z";
const BATTLEMENTS =
  "M0 200V118h6v-8h7v8h6v-8h7v8h6v36h14v-8h6v8h6v46ZM142 200v-60h6v-8h6v8h6v-44h6v-8h7v8h6v-8h7v8h6v-8h8v104Z";
const STEPS = "M40 180L58 150H64L70 132H78L84 116H116L122 132H130L136 150H142L160 180Z";
const LEAVES = "M-4 200Q4 120 44 104Q22 130 26 200ZM204 200Q196 116 152 98Q178 130 172 200Z";
const CLIFFS = "M0 200V110L16 140 26 128 44 176 60 190H140L156 172 172 124 184 142 200 100V200Z";
const VAULT = "M0 200V60Q6 100 20 112V200ZM200 200V60Q194 100 180 112V200ZM0 186H200V200H0Z";
const PIPES = "M0 200V150h20v-30h18v34h14v46ZM148 200v-60h14v-22h20v36h18v46Z";
const CLOUDS = "M-10 30Q20 6 50 24Q80 0 112 22Q150 2 176 24Q200 16 214 34V-10H-10Z";

function hexagons(chance) {
  let d = "";
  for (let y = 0; y < 5; y += 1) {
    for (let x = 0; x < 6; x += 1)
      if (chance() > 0.3) d += `M${x * 40 + (y % 2) * 20} ${y * 34 - 10}l17 10v20l-17 10-17-10v-20z`;
  }
  return d;
}

function forest(chance) {
  let d = "";
  for (let x = 4; x < 200; x += 17) if (x < 62 || x > 138) d += pine(x + chance() * 6, 184, 60 + chance() * 60);
  return d;
}

function flash(palette, d, wide) {
  const halo = path(d, `fill="none" stroke="${palette.low}" stroke-width="${wide * 3}" opacity=".28"`);
  return halo + path(d, `fill="none" stroke="#fff" stroke-width="${wide}"`);
}

const SCENES = {
  roofs(chance, palette) {
    const [back] = towers(chance, 170, 74, 14, 30);
    const [front, lit] = towers(chance, 182, 44, 18, 36);
    const tower = path(WATER_TOWER, `fill="${palette.ink}" stroke="${palette.ink}" stroke-width="1.6"`);
    return far(palette, back) + near(palette, front) + tower + lights(lit);
  },
  skyline(chance, palette) {
    const [back, one] = towers(chance, 178, 128, 12, 24);
    const [front, two] = towers(chance, 190, 62, 14, 30);
    return far(palette, back) + near(palette, front) + lights(one + two);
  },
  deadwood(chance, palette) {
    const ground = far(palette, hills(chance, 164, 26)) + near(palette, hills(chance, 180, 18));
    return ground + near(palette, branch(24, 178, 108, false) + branch(180, 182, 122, true)) + near(palette, BATS);
  },
  peaks(chance, palette) {
    const trees = pine(18, 182, 58) + pine(36, 186, 40) + pine(180, 184, 66) + pine(162, 188, 38);
    const back = far(palette, ridge(chance, 112, 80, 6), 0.4) + far(palette, ridge(chance, 140, 56, 7));
    return back + mist(BANK, 0.22) + near(palette, hills(chance, 180, 22) + trees);
  },
  pines: (chance, palette) =>
    far(palette, hills(chance, 150, 40)) + near(palette, hills(chance, 182, 14) + forest(chance)),
  scrap(chance, palette) {
    const light = path(rays(16, 20, 190, 100, 128, chance(), 0.5), `fill="#fff3a0" opacity=".22"`);
    const heaps = far(palette, ridge(chance, 158, 34, 12)) + near(palette, ridge(chance, 180, 22, 16));
    const wheels = `<circle cx="24" cy="166" r="17"/><circle cx="178" cy="172" r="13"/>`;
    const rods = `<path d="M160 150l26-40M168 152l26-40" stroke-width="2.4"/>`;
    return (
      `${light}${heaps}<g fill="none" stroke="${palette.ink}" stroke-width="5" opacity=".9">` + `${wheels}${rods}</g>`
    );
  },
  palace(chance, palette) {
    const lightsAbove =
      path("M0 40Q60 10 110 44T200 30V60Q150 84 100 60T0 74Z", `fill="#7ff0dc" opacity=".2"`) +
      path("M0 66Q70 44 120 70T200 58V76Q150 96 100 80T0 92Z", `fill="#ff9ee0" opacity=".14"`);
    return lightsAbove + far(palette, ridge(chance, 150, 50, 9)) + near(palette, ICE_PALACE + hills(chance, 186, 8));
  },
  lab(chance, palette) {
    const lines = path(hexagons(chance), `fill="none" stroke="${palette.low}" stroke-width="1.2" opacity=".38"`);
    const lamps = path(
      "M28 128h6M28 136h6M168 128h8M168 136h8",
      `stroke="${palette.light}" stroke-width="2" opacity=".7"`,
    );
    return lines + near(palette, PIPES) + lamps;
  },
  ruins: (chance, palette) => far(palette, ridge(chance, 150, 40, 6)) + near(palette, columns(chance, 166)),
  pyramid: (chance, palette) =>
    far(palette, STEPS + hills(chance, 172, 18)) + near(palette, hills(chance, 186, 14) + LEAVES),
  pagodas(chance, palette) {
    const houses = pagoda(28, 178, 52) + pagoda(176, 182, 40);
    return far(palette, ridge(chance, 148, 60, 6)) + mist(BANK, 0.25) + near(palette, hills(chance, 184, 14) + houses);
  },
  castle: (chance, palette) =>
    far(palette, ridge(chance, 146, 66, 7)) + near(palette, BATTLEMENTS + hills(chance, 188, 10)),
  crags(chance, palette) {
    return (
      far(palette, ridge(chance, 110, 90, 7), 0.45) + far(palette, ridge(chance, 142, 80, 9)) + near(palette, CLIFFS)
    );
  },
  dunes(chance, palette) {
    const shade = path("M48 108L106 176H70Z", `fill="${palette.ink}" opacity=".35"`);
    const sand = near(palette, "M0 200V168Q50 150 100 172T200 160V200Z");
    return far(palette, "M-10 176L48 108 106 176ZM92 178L132 128 174 178Z") + shade + sand;
  },
  arches: (chance, palette) => far(palette, arches(90), 0.55) + near(palette, VAULT),
  coast(chance, palette) {
    return (
      far(palette, ridge(chance, 132, 40, 6)) + far(palette, waves(158, 10), 1) + near(palette, waves(176, 13, -12))
    );
  },
  waves(chance, palette) {
    return far(palette, waves(140, 16), 0.6) + far(palette, waves(160, 20, -10), 1) + near(palette, waves(182, 18, -4));
  },
  storm(chance, palette) {
    const one = bolt(chance, 40 + chance() * 30, -4, 120);
    const two = bolt(chance, 140 + chance() * 30, -4, 150);
    const clouds = path(CLOUDS, `fill="${palette.ink}" opacity=".55"`);
    return clouds + flash(palette, one, 1.6) + flash(palette, two, 1.2) + near(palette, ridge(chance, 184, 18, 9));
  },
  stars: (chance) => path(stars(chance, 34, 200), `fill="#fff" opacity=".75"`),
  mist(chance, palette) {
    const high = mist("M0 60Q60 44 110 62T200 54V80Q150 92 96 80T0 88Z", 0.07);
    const low = mist("M0 130Q60 116 110 132T200 124V152Q150 162 96 150T0 158Z", 0.09);
    return high + low + near(palette, hills(chance, 190, 10));
  },
};

/** A scene as SVG; nothing if there is none of that kind. */
export function scene(kind, chance, palette) {
  return SCENES[kind]?.(chance, palette) ?? "";
}
