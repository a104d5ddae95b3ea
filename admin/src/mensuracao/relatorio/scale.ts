const STEPS = [1, 2, 2.5, 5, 10];

/** The top of a chart's axis for values up to the largest, and the round values of its lines, 0 first. */
export function scaleOf(largest: number): {highest: number; lines: number[]} {
  if (largest <= 0) return {highest: 1, lines: [0]};
  const magnitude = 10 ** Math.floor(Math.log10(largest / 2));
  const step = magnitude * (STEPS.find(each => each * magnitude >= largest / 3) ?? 10);
  return {highest: largest, lines: Array.from({length: Math.floor(largest / step) + 1}, (_, i) => i * step)};
}
