/** The median of a sample. */
export const median = (sample: number[]): number => quantile(sample, 1 / 2);

/** The quartiles of a sample. */
export const quartiles = (sample: number[]): [number, number, number] => [
  quantile(sample, 1 / 4),
  median(sample),
  quantile(sample, 3 / 4),
];

/** A quantile, interpolated linearly. */
function quantile(sample: number[], part: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below = NaN, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place - Math.floor(place));
}
