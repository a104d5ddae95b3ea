/** Round step sizes. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * The ticks of an axis from zero to `max`: about `divisions` round steps, whole numbers if `integer` (counts). A series
 * of zeros gets an axis of one step.
 */
export function axisTicks(max: number, divisions: number, integer: boolean): number[] {
  const raw = Math.max(max, 1) / divisions;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const step = (STEPS.find(candidate => candidate * magnitude >= raw) ?? 10) * magnitude;
  const tick = integer || max === 0 ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.max(1, Math.ceil(max / tick));
  return Array.from({length: count + 1}, (_, i) => Number((i * tick).toPrecision(12)));
}

/**
 * The outline of a bar like a paint roller's stroke: straight sides and a slightly uneven top. `index` varies the
 * shape; the top stays within two units of the true height.
 */
export function rollerStroke(x: number, width: number, top: number, base: number, index: number): string {
  if (base - top < 4) return `M${x} ${base}V${top}H${x + width}V${base}Z`;
  const offset = (step: number): number => ((index * 7 + step * 5) % 5) - 2;
  const third = width / 3;
  return (
    `M${x} ${base}V${top + 2}` +
    `Q${x + third / 2} ${top + offset(1)} ${x + third} ${top}` +
    `T${x + 2 * third} ${top}` +
    `Q${x + 2.5 * third} ${top - offset(2)} ${x + width} ${top + 1}` +
    `V${base}Z`
  );
}

/** The width of a year's label, and of a month's, pixels. */
const YEAR_WIDTH = 44;
const MONTH_WIDTH = 26;

/**
 * The labels below the axis if each month has `step` pixels: all months or, counted from the last, every second one;
 * the year below each January, and below the first month unless a January is too close.
 */
export function axisLabels(months: readonly string[], step: number): {month: boolean; year: boolean}[] {
  const stride = step < MONTH_WIDTH ? 2 : 1;
  const january = months.findIndex(month => month.endsWith('-01'));
  const fits = january < 0 || january * step >= YEAR_WIDTH;
  return months.map((month, i) => ({
    month: (months.length - 1 - i) % stride === 0,
    year: month.endsWith('-01') || (i === 0 && fits),
  }));
}
