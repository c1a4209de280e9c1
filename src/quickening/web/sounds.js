// Every sound is made here: no files. All are off until they are wanted.
import { $ } from "./dom.js";

let context = null;

function tone(frequency, { to = frequency, at = 0, lasts = 0.12, type = "sine", gain = 0.16 } = {}) {
  const start = context.currentTime + at;
  const [sound, volume] = [context.createOscillator(), context.createGain()];
  sound.type = type;
  sound.frequency.setValueAtTime(frequency, start);
  sound.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  sound.connect(volume).connect(context.destination);
  sound.start(start);
  sound.stop(start + lasts + 0.02);
}

function hiss({ at = 0, lasts = 0.1, from = 2000, to = from, q = 0.9, gain = 0.12 } = {}) {
  const start = context.currentTime + at;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  noise.getChannelData(0).forEach((_, n, data) => {
    data[n] = Math.random() * 2 - 1;
  });
  const [source, filter, volume] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(start);
}

const SOUNDS = {
  lift: () => hiss({ lasts: 0.05, from: 3200, to: 4200, gain: 0.05 }),
  place() {
    hiss({ lasts: 0.06, from: 900, to: 500 });
    tone(150, { to: 82, lasts: 0.09, gain: 0.2 });
  },
  turn() {
    hiss({ lasts: 0.09, from: 1600, to: 900, gain: 0.06 });
    tone(240, { to: 200, lasts: 0.08, type: "triangle", gain: 0.06 });
  },
  advance: () => hiss({ lasts: 0.2, from: 320, to: 1300, q: 1.4 }),
  hit() {
    tone(120, { to: 46, lasts: 0.16, type: "triangle", gain: 0.3 });
    hiss({ from: 700, to: 220, gain: 0.24 });
  },
  clang() {
    for (const [frequency, gain] of [
      [1180, 0.09],
      [1790, 0.06],
      [2630, 0.03],
    ])
      tone(frequency, { to: frequency * 0.995, lasts: 0.42, type: "triangle", gain });
    hiss({ lasts: 0.03, from: 5200, gain: 0.1 });
  },
  power() {
    tone(880, { lasts: 0.07, gain: 0.06 });
    tone(1318, { at: 0.06, gain: 0.06 });
  },
  yours() {
    tone(587, { lasts: 0.16, type: "triangle", gain: 0.1 });
    tone(880, { at: 0.13, lasts: 0.26, type: "triangle", gain: 0.1 });
  },
  refuse() {
    tone(196, { to: 174, lasts: 0.1, type: "triangle", gain: 0.08 });
    tone(174, { at: 0.11, to: 155, type: "triangle", gain: 0.08 });
  },
  win() {
    [392, 523, 659, 784, 1046].forEach((frequency, n) =>
      tone(frequency, { at: n * 0.11, lasts: 0.5, type: "triangle", gain: 0.1 }),
    );
    hiss({ at: 0.5, lasts: 1.4, from: 240, to: 60, q: 0.5, gain: 0.22 });
  },
};

/** Let a sound be heard, if sounds are wanted; while the page is hidden only that one is asked. */
export function play(name) {
  if ($("sound")?.getAttribute("aria-pressed") !== "true" || (document.hidden && name !== "yours")) return;
  context ??= new AudioContext();
  SOUNDS[name]();
}
