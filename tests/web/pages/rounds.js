// A player who plays on by itself in the page, clicking what glows, until the game is over: a few plays each turn, few
// answers to what others do. `move` makes one move; what was clicked is kept in `clicked`.
([move, seed]) => {
  const make = eval(move);
  let word = seed;
  const chance = () => { word = (Math.imul(word, 1664525) + 1013904223) >>> 0; return word / 2 ** 32; };
  const one = (selector) => [...document.querySelectorAll(selector)].at(-1);
  let plays = 0;
  let waited = 0;
  window.clicked = [];
  const step = () => {
    const question = document.querySelector("#asked > *");
    const open = document.getElementById("reading").open;
    if (!open && !document.querySelector("#asked [data-option], #asked .done, #asked a")) return;
    if (question.dataset.answered && waited < 200) { waited += 1; return; }
    waited = 0;
    const [pass, end] = open ? [] : [one("#asked [data-kind=pass]"), one("#asked [data-kind=end]")];
    plays = end ? plays + 1 : plays;
    const quick = pass && chance() < 0.85 ? pass : end && (plays > 3 || chance() < 0.2) ? end : null;
    if (quick === end) plays = 0;
    if (quick) quick.click();
    const clicked = quick ? quick.dataset.option : make(chance());
    if (clicked === "over") { clearInterval(timer); return; }
    window.clicked.push(clicked);
    if (clicked && !document.getElementById("reading").open) question.dataset.answered = "yes";
  };
  const timer = setInterval(step, 12);
}
