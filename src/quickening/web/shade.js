// Light or dark, as the player likes it, on every page.
const root = document.documentElement;

function show(shade) {
  root.dataset.shade = shade;
}

export function turnShade() {
  const next = root.dataset.shade === "light" ? "dark" : "light";
  localStorage.setItem("shade", next);
  show(next);
}

show(localStorage.getItem("shade") || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));
document.getElementById("shade")?.addEventListener("click", turnShade);
