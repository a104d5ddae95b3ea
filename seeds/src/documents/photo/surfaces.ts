import type {Random} from '../../random';
import {createNoiseTile, noiseAt} from './noise';

type Rgb = readonly [number, number, number];

/** The surface under the paper: writes the colour of a pixel into `into`, 0 to 255 per channel. */
export type Surface = (x: number, y: number, into: Float32Array) => void;

const mix = (a: Rgb, b: Rgb, t: number, into: Float32Array) => {
  for (let i = 0; i < 3; i++) into[i] = a[i]! + (b[i]! - a[i]!) * t;
};

/** Rough plaster or concrete: blotches with grains. */
function plaster(random: Random, dark: Rgb, light: Rgb): Surface {
  const blotches = createNoiseTile(random, 512, 4, 5);
  const grain = createNoiseTile(random, 256, 128, 2);
  return (x, y, into) =>
    mix(dark, light, noiseAt(blotches, x * 0.4, y * 0.4) * 0.7 + noiseAt(grain, x * 0.8, y * 0.8) * 0.3, into);
}

/** Boards seen from above: streaks along the grain, a dark joint between two boards. */
function boards(random: Random, dark: Rgb, light: Rgb): Surface {
  const streaks = createNoiseTile(random, 512, 8, 5);
  const board = random.int(260, 420);
  const shift = random.int(0, board);
  return (x, y, into) => {
    const index = Math.floor((x + shift) / board);
    const joint = (x + shift) % board < 4 ? 0.45 : 1;
    const grain = noiseAt(streaks, (x + noiseAt(streaks, 0, y * 0.05) * 90) * 0.9, y * 0.035 + index * 131);
    mix(dark, light, grain, into);
    for (let i = 0; i < 3; i++) into[i]! *= joint * (0.93 + ((index * 37) % 10) / 70);
  };
}

/** A painter's drop cloth: weave and splashes of paint. */
function dropCloth(random: Random): Surface {
  const weave = createNoiseTile(random, 512, 16, 4);
  const paints: Rgb[] = [
    [31, 79, 216],
    [199, 64, 28],
    [23, 112, 78],
    [245, 184, 46],
    [250, 250, 246],
  ];
  const splashes = Array.from({length: 26}, () => ({
    x: random.int(0, 1900),
    y: random.int(0, 2600),
    radius: random.int(4, 22) * random.float(0.5, 1.8),
    colour: random.pick(paints),
  }));
  return (x, y, into) => {
    mix([176, 164, 140], [214, 204, 184], noiseAt(weave, x * 0.7, y * 0.7), into);
    const thread = ((x ^ y) & 3) === 0 ? 0.94 : 1;
    for (let i = 0; i < 3; i++) into[i]! *= thread;
    for (const {x: cx, y: cy, radius, colour} of splashes) {
      const [dx, dy] = [x - cx, y - cy];
      if (dx * dx + dy * dy < radius * radius) mix(colour, colour, 0, into);
    }
  };
}

/** A random surface of those on which people photograph receipts. */
export function createSurface(random: Random): Surface {
  return random.pick([
    () => plaster(random, [112, 110, 106], [168, 164, 156]),
    () => plaster(random, [58, 60, 66], [92, 94, 100]),
    () => boards(random, [96, 62, 38], [164, 116, 74]),
    () => boards(random, [140, 118, 92], [196, 176, 146]),
    () => dropCloth(random),
  ])();
}
