// What lines of a log amount to: those that belong together as one, what one is told again, and turns in a few words.
async (texts) => {
  const { foretold, isHeading, recap, summed, together } = await import("/static/telling.js");
  const { lately, noteLately, nothingLately } = await import("/static/lately.js");
  const lines = texts.map((text) => ({ text, rule: "" }));
  const joined = [];
  for (const line of lines) {
    const both = joined.length && together(joined.at(-1), line);
    if (both) joined[joined.length - 1] = both;
    else joined.push(line);
  }
  nothingLately();
  noteLately(lines, ["Ann", "Bob"]);
  return {
    joined: joined.map((line) => line.text),
    recap: recap(lines.filter((line) => !isHeading(line)), 4).map((line) => line.text),
    sum: summed(texts),
    foretold: foretold(texts),
    last: lately(),
  };
}
