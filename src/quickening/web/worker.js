// Keeps the pages and what they are drawn with, so that an installed Quickening opens without a connection and says so.
// Everything is asked of the server first; what is kept is only for when nobody answers. No game, no account, no
// answer of /api but the cards and rules everybody may read is ever kept.
const KEPT = "quickening";
const OFFLINE = "/static/offline.html";
const ALWAYS = [OFFLINE, "/static/tokens.css", "/static/base.css", "/static/shade.js", "/static/icon.svg"];
const READABLE = ["/api/cards/", "/api/decks/", "/api/games", "/api/guide/", "/api/how-to-play/", "/api/lessons"];
/** Pages that can be read without a server: they are the same for everybody. */
const PAGES = ["/cards", "/rules", "/learn"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(ALWAYS)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Whether an answer may be kept: files of the pages, and what everybody may read. */
function mayKeep(url) {
  const { pathname } = url;
  const isPage = PAGES.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isPage || pathname.startsWith("/static/") || READABLE.some((path) => pathname.startsWith(path));
}

async function fetched(request, url) {
  const answer = await fetch(request);
  if (answer.ok && mayKeep(url)) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** What is named by its content never changes: what was kept is as good as what the server has. */
function neverChanges(url) {
  return url.pathname.startsWith("/static/made/");
}

async function answered(request, url) {
  const same = neverChanges(url) ? await caches.match(request) : undefined;
  if (same) return same;
  try {
    return await fetched(request, url);
  } catch (error) {
    const kept = mayKeep(url) ? await caches.match(request) : undefined;
    if (kept) return kept;
    if (request.mode === "navigate") return caches.match(OFFLINE);
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === location.origin) event.respondWith(answered(event.request, url));
});
