// The colours and the scene of each side, tribe, faction or type: a house.
// Sky above, sky in the middle, horizon, light, ink of what is near, and the kind of scene.

const HOUSES = {
  Dragons: ["#2b0a12", "#b1341c", "#ffae4a", "#ffe6ae", "#1c070a", "roofs"],
  Ascended: ["#0a1230", "#2f4f9e", "#a9bff0", "#eef2ff", "#070c20", "skyline"],
  "Eaters of the Lotus": ["#150824", "#5e2a8c", "#d584c9", "#f9dcff", "#0e0518", "deadwood"],
  "Guiding Hand": ["#0c2a3e", "#2f8494", "#c6e8d2", "#fffbe2", "#06212b", "peaks"],
  Jammers: ["#2a1402", "#b9660c", "#ffdf52", "#fff6b8", "#1b0d02", "scrap"],
  "Four Monarchs": ["#0a1a38", "#0d7378", "#ff9766", "#ffe9cf", "#04131f", "palace"],
  "Architects of the Flesh": ["#08170f", "#2c6b4a", "#b3ec9a", "#eeffe0", "#04110a", "lab"],
  "Feng Shui Site": ["#123a34", "#3f8a6a", "#f3d493", "#fff4cf", "#072019", "peaks"],
  Chi: ["#0a2340", "#2b6fb8", "#bfe4ff", "#f4fbff", "#06172b", "waves"],
  Magic: ["#230a33", "#8a2fa0", "#ffb3e6", "#ffe9fa", "#16051f", "stars"],
  "High Tech": ["#101820", "#476272", "#b9dbe6", "#f0fbff", "#080e13", "lab"],
  Purists: ["#0f2417", "#3c7d5a", "#d6f0b6", "#fbffe8", "#06150c", "arches"],
  Syndicate: ["#14161f", "#4a5270", "#c3cbe6", "#f3f6ff", "#0a0c13", "skyline"],
  "Seven Masters": ["#2a2008", "#94762a", "#ffe7a0", "#fffbe2", "#1a1304", "pagodas"],
  Unaligned: ["#191b20", "#5a5f6b", "#c9c6bd", "#f6f1e4", "#0c0e11", "skyline"],
  "Seeker Good": ["#0d2140", "#2d76b0", "#ffd894", "#fff2d0", "#07152a", "ruins"],
  "Seeker Evil": ["#1b0a13", "#832238", "#f3a272", "#ffe2c8", "#12060c", "skyline"],
  "Meso-Titan": ["#0c2a1f", "#2e7f4d", "#f5cf6a", "#fff1bd", "#06190f", "pyramid"],
  "Yama-Titan": ["#2a1030", "#a8476f", "#ffc3a6", "#fff0e2", "#1b0820", "pagodas"],
  "Draco-Titan": ["#141c30", "#4c5f8f", "#ff9e63", "#ffe3c2", "#0a0f1c", "castle"],
  "Gaia-Titan": ["#0a2415", "#2f8048", "#c8ea8e", "#f7ffd8", "#05160b", "pines"],
  "Krono-Titan": ["#12264a", "#4a7fc4", "#ffe2a6", "#fffaea", "#0a1833", "ruins"],
  "Litho-Titan": ["#16242e", "#4d7a8c", "#cdeaf0", "#f7ffff", "#0b151b", "crags"],
  "Hecto-Titan": ["#2a1405", "#a9611a", "#ffd27a", "#fff0c4", "#1c0d03", "dunes"],
  "Swara-Titan": ["#140b24", "#4a3a86", "#9fd0a8", "#eaffd8", "#0b0616", "deadwood"],
  Good: ["#0b2347", "#2f6fc0", "#a6e0ff", "#f0fbff", "#06142c", "stars"],
  Evil: ["#2b0710", "#94203a", "#ff9a7a", "#ffe4d6", "#1b0409", "stars"],
  neutral: ["#1d2330", "#556482", "#f0d9a6", "#fff6dd", "#0e121a", "ruins"],
  attack: ["#22070a", "#8f2018", "#ff9256", "#ffe0b8", "#160406", "mist"],
  block: ["#071830", "#1f5da6", "#a3d2ff", "#eef7ff", "#050f1f", "mist"],
  dodge: ["#06241d", "#1d7558", "#a3ebcb", "#ecfff7", "#041711", "mist"],
  event: ["#1a0a30", "#652ca8", "#dcaeff", "#f7ebff", "#10051f", "storm"],
  edge: ["#2a1f05", "#94720f", "#ffe48c", "#fffadb", "#1a1303", "stars"],
  situation: ["#101c26", "#45627b", "#d3e4ec", "#f6fcff", "#0a1219", "arches"],
  object: ["#26180b", "#855d2f", "#ffd59b", "#fff1da", "#170e05", "arches"],
  location: ["#0b2233", "#2c6b80", "#ffd4a0", "#fff1da", "#06141e", "coast"],
  plot: ["#200820", "#78245f", "#ffaad3", "#ffe8f4", "#140413", "storm"],
  illusion: ["#0c1f2a", "#2f7f86", "#b8f0ee", "#f0fffe", "#06141b", "mist"],
  persona: ["#0b0f18", "#3a4b6b", "#c9d8f4", "#f6f9ff", "#06080d", "storm"],
  "weapon of choice": ["#0f1317", "#535f6c", "#dfe8ef", "#ffffff", "#090c0f", "mist"],
  rare: ["#0e0a24", "#4338a8", "#b8c8ff", "#ffffff", "#070517", "storm"],
};

/** The palette of a house: `rare` where there is none of that name. */
export function paletteOf(house) {
  const [high, mid, low, light, ink, scene] = HOUSES[house] ?? HOUSES.rare;
  return { high, mid, low, light, ink, scene };
}

export const isHouse = (name) => name in HOUSES;
