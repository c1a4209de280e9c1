// A player's own pictures: a folder chosen in this browser, which never leaves it. A file is used for the card whose
// name it bears, whatever its ending, capitals and punctuation.
const STORE = "pictures";
const known = new Map();

function plain(words) {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function opened() {
  return new Promise((done, failed) => {
    const asked = indexedDB.open("quickening", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

async function within(mode, act) {
  const base = await opened();
  const moment = base.transaction(STORE, mode);
  const asked = act(moment.objectStore(STORE));
  return new Promise((done, failed) => {
    moment.oncomplete = () => {
      base.close();
      done(asked?.result);
    };
    moment.onerror = () => failed(moment.error);
  });
}

function show(pictures) {
  for (const address of known.values()) URL.revokeObjectURL(address);
  known.clear();
  for (const [name, file] of pictures) known.set(name, URL.createObjectURL(file));
}

/** Keep the pictures of a folder; how many there were. */
export async function keepPictures(files) {
  const pictures = [...files]
    .filter((file) => file.type.startsWith("image/"))
    .map((file) => [plain(file.name.replace(/\.[^.]*$/, "")), file]);
  await within("readwrite", (store) => {
    store.clear();
    return store.put(pictures, "all");
  });
  show(pictures);
  return pictures.length;
}

/** Draw with emblems again. */
export async function forgetPictures() {
  await within("readwrite", (store) => store.clear());
  show([]);
}

/** Bring back what was kept before. */
export async function rememberPictures() {
  const pictures = await within("readonly", (store) => store.get("all")).catch(() => null);
  if (pictures?.length) show(pictures);
  return known.size;
}

/** The player's own picture of a card, if there is one. */
export function ownPicture(card) {
  const address = known.size
    ? (known.get(plain(card.name)) ?? known.get(plain(card.title)) ?? known.get(plain(card.key)))
    : null;
  if (!address) return null;
  const made = document.createElement("img");
  made.className = "emblem own";
  made.alt = "";
  made.src = address;
  return made;
}
