/** The middle of a sample; with an even count the mean of the two in the middle. */
export const median = (sample: number[]): number => quantile(sample, 1 / 2);

/** What a quarter, a half and three quarters of a sample lie below. */
export const quartiles = (sample: number[]): [number, number, number] => [
  quantile(sample, 1 / 4),
  median(sample),
  quantile(sample, 3 / 4),
];

/** Between two of the sample in proportion. */
function quantile(sample: number[], part: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below = NaN, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place - Math.floor(place));
}
