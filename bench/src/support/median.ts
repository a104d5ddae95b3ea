/** The middle of a sample; with an even count the mean of the two in the middle. */
export function median(sample: number[]): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
