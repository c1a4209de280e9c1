// The shuffle can be checked: the hash of the seed is shown from the start, the seed itself at the end.
import { element } from "./dom.js";

async function sha256(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seed with its salt, and whether their hash is the one that was shown. */
export function checkedSeed(seed, salt, hash) {
  const said = element("p", { className: "about verdict-of-seed", role: "status", textContent: "" });
  if (globalThis.crypto?.subtle)
    sha256(`${salt}:${seed}`).then((found) => {
      said.textContent =
        found === hash
          ? "✓ Checked: the seed is the one that was promised."
          : "✗ The hash is another one: this is not the promised seed.";
    });
  return element(
    "details",
    { className: "seed" },
    element("summary", { textContent: "Check the shuffle" }),
    element("p", {
      className: "about",
      textContent: `Seed ${seed}, salt ${salt}. The SHA-256 of “salt:seed” was shown from the start: ${hash}`,
    }),
    said,
  );
}
