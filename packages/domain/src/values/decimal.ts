/** An exact decimal: `units` / 10^`places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

const FORMAT = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/** The exact decimal of a number as written (`0.1` is one tenth, not its binary neighbour). Throws RangeError for NaN and infinity. */
export function decimal(value: number | string): Decimal {
  const parts = FORMAT.exec(String(value));
  if (!parts) throw new RangeError(`not a decimal number: ${value}`);
  const [, sign, wholes = '', fraction = '', exponent = '0'] = parts;
  const digits = BigInt(wholes + fraction);
  const places = fraction.length - Number(exponent);
  const units = sign === '-' ? -digits : digits;
  return places >= 0 ? {units, places} : {units: units * 10n ** BigInt(-places), places: 0};
}

export function add(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  const em = (d: Decimal) => d.units * 10n ** BigInt(places - d.places);
  return {units: em(a) + em(b), places};
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, {units: -b.units, places: b.places});
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return {units: a.units * b.units, places: a.places + b.places};
}

/** Rounds to an integer, halves away from zero. Throws RangeError beyond the safe integers. */
export function round({units, places}: Decimal): number {
  const scale = 10n ** BigInt(places);
  const absolute = units < 0n ? -units : units;
  const whole = Number((absolute * 2n + scale) / (scale * 2n));
  if (!Number.isSafeInteger(whole)) throw new RangeError('too large to be counted exactly');
  return units < 0n && whole !== 0 ? -whole : whole;
}

/** The nearest floating-point number; for display only. */
export function numberOf({units, places}: Decimal): number {
  return Number(`${units}e-${places}`);
}
