import type {GrayImage} from './gray-image.js';
import type {Strip} from './find-strips.js';

/** Share of the strip's length that is added at each end, for the quiet zone and bars that the search cut off. */
export const OVERHANG = 0.14;
/** Samples per pixel. */
export const STEPS = 3;
/** Maximum samples of a profile, and maximum lines averaged; more would take time without benefit. */
const MAX_LENGTH = 9000;
const MAX_LINES = 60;
/** Search for the angle of the bars: step widths in degrees from coarse to fine, and multiples of each that are tried. */
const TURNS = {steps: [1.2, 0.4, 0.13], each: [-4, -3, -2, -1, 0, 1, 2, 3, 4], height: 0.6} as const;
/** Window for equalising brightness: the profile's length divided by `part` (some characters), at least `readings` samples. */
const EVENING = {part: 24, readings: 24} as const;
/** Minimum difference of dark and light in grey levels; less is noise. */
const MIN_RANGE = 8;

/** Interpolated brightness; outside the picture its edge pixels are repeated. */
function sampleAt({width, height, data}: GrayImage, x: number, y: number): number {
  const [cx, cy] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)];
  const [ix, iy] = [cx | 0, cy | 0];
  const [fx, fy] = [cx - ix, cy - iy];
  const i = iy * width + ix;
  const above = data[i]! * (1 - fx) + data[i + 1]! * fx;
  const below = data[i + width]! * (1 - fx) + data[i + width + 1]! * fx;
  return above * (1 - fy) + below * fy;
}

/**
 * The brightness across the bars, averaged along them between two heights (−1 to 1 of the strip's half height), which
 * removes the noise of single lines.
 */
export function profile(image: GrayImage, strip: Strip, from: number, to: number, steps = STEPS): Float32Array {
  const middle = strip.halfLength * (1 + 2 * OVERHANG);
  const size = Math.min(MAX_LENGTH, Math.max(2, Math.round(2 * middle * steps)));
  const heights = Math.max(1, Math.min(MAX_LINES, Math.round((to - from) * strip.halfHeight)));
  const [ux, uy] = [Math.cos(strip.angle), Math.sin(strip.angle)];
  const sum = new Float32Array(size);
  for (let k = 0; k < heights; k++) {
    const base = strip.halfHeight * (from + ((to - from) * (k + 0.5)) / heights);
    for (let i = 0; i < size; i++) {
      const u = ((i + 0.5) / size) * 2 * middle - middle;
      const v = base + u * strip.climb;
      sum[i]! += sampleAt(image, strip.x + u * ux - v * uy, strip.y + u * uy + v * ux);
    }
  }
  return sum.map(value => value / heights);
}

/** The variation of a profile, which is greatest when it is averaged exactly along the bars. */
function sharpness(values: Float32Array): number {
  let sum = 0;
  for (let i = 1; i < values.length; i++) sum += (values[i]! - values[i - 1]!) ** 2;
  return sum;
}

/** Turns the direction of the bars, not their base line. */
function turn(strip: Strip, turnAngle: number): Strip {
  return {...strip, angle: strip.angle + turnAngle, climb: strip.climb - turnAngle};
}

/** Adjusts the strip's angle to the exact direction of its bars. */
export function straighten(image: GrayImage, strip: Strip): Strip {
  let best = strip;
  for (const step of TURNS.steps) {
    const degrees = TURNS.each.map(n => n * step);
    const turnedStrips = degrees.map(degree => turn(best, (degree * Math.PI) / 180));
    const scores = turnedStrips.map(turned => sharpness(profile(image, turned, -TURNS.height, TURNS.height, 1)));
    best = turnedStrips[scores.indexOf(Math.max(...scores))] ?? best;
  }
  return best;
}

/** Minimum or maximum of the neighbours up to `radius` away. */
function extremes(values: Float32Array, radius: number, least: boolean): Float32Array {
  const blocks = Math.ceil(values.length / radius);
  const perBlock = Array.from({length: blocks}, (_, b) => {
    const block = values.subarray(b * radius, (b + 1) * radius);
    return block.reduce((a, c) => (least ? Math.min(a, c) : Math.max(a, c)));
  });
  const at = (b: number) => perBlock[Math.min(blocks - 1, Math.max(0, b))]!;
  return values.map((_, i) => {
    // Interpolates between the centres of the blocks, so that there are no steps between them.
    const t = i / radius - 0.5;
    const b = Math.floor(t);
    const sideOf = (n: number) =>
      least ? Math.min(at(n - 1), at(n), at(n + 1)) : Math.max(at(n - 1), at(n), at(n + 1));
    return sideOf(b) * (1 - t + b) + sideOf(b + 1) * (t - b);
  });
}

function smear(values: Float32Array, radius: number): Float32Array {
  const sum = new Float64Array(values.length + 1);
  values.forEach((value, i) => (sum[i + 1] = sum[i]! + value));
  return values.map((_, i) => {
    const [a, b] = [Math.max(0, i - radius), Math.min(values.length, i + radius + 1)];
    return (sum[b]! - sum[a]!) / (b - a);
  });
}

/** Sharpens by `strength` times the difference to a blurred copy, and equalises brightness; returns bytes. */
export function clean(values: Float32Array, strength: number, radius: number): Uint8Array {
  const blurred = strength > 0 ? smear(smear(values, radius), radius) : values;
  const sharp = values.map((value, i) => value + strength * (value - blurred[i]!));
  const window = Math.max(EVENING.readings, Math.round(sharp.length / EVENING.part));
  const [dark, light] = [extremes(sharp, window, true), extremes(sharp, window, false)];
  return Uint8Array.from(sharp, (value, i) => {
    const range = Math.max(MIN_RANGE, light[i]! - dark[i]!);
    return Math.min(255, Math.max(0, ((value - light[i]! + range) / range) * 255));
  });
}
