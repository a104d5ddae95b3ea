import type {Random} from '../../random';

/** A square field of smooth values in [0, 1] that repeats at its edges; `side` is a power of two. */
export interface NoiseTile {
  side: number;
  values: Float32Array;
}

/** Value noise: a grid of random heights with `cells` per side, interpolated smoothly and summed over octaves. */
export function createNoiseTile(random: Random, side: number, cells: number, octaves: number): NoiseTile {
  const values = new Float32Array(side * side);
  let weight = 1;
  let sum = 0;
  for (let octave = 0, count = cells; octave < octaves && count <= side; octave++, count *= 2, weight /= 2) {
    const grid = Float32Array.from({length: count * count}, () => random.next());
    const step = count / side;
    for (let y = 0; y < side; y++) {
      const gy = y * step;
      const [y0, fy] = [Math.floor(gy), gy - Math.floor(gy)];
      const sy = fy * fy * (3 - 2 * fy);
      const [top, bottom] = [(y0 % count) * count, ((y0 + 1) % count) * count];
      for (let x = 0; x < side; x++) {
        const gx = x * step;
        const x0 = Math.floor(gx);
        const fx = gx - x0;
        const sx = fx * fx * (3 - 2 * fx);
        const [left, right] = [x0 % count, (x0 + 1) % count];
        const above = grid[top + left]! * (1 - sx) + grid[top + right]! * sx;
        const below = grid[bottom + left]! * (1 - sx) + grid[bottom + right]! * sx;
        values[y * side + x]! += weight * (above * (1 - sy) + below * sy);
      }
    }
    sum += weight;
  }
  for (let i = 0; i < values.length; i++) values[i]! /= sum;
  return {side, values};
}

/** The tile's value at any coordinates, without interpolation. */
export function noiseAt({side, values}: NoiseTile, x: number, y: number): number {
  return values[((y | 0) & (side - 1)) * side + ((x | 0) & (side - 1))] as number;
}
