/** An affine map in PDF's order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

/** The map that applies `n`, then `m`. */
export function chain(m: Affine, n: Affine): Affine {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** Validates a map from a file; the identity unless it has six finite numbers. */
export function readAffine(value: unknown): Affine {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return IDENTITY;
  const numbers = Array.from(value as ArrayLike<unknown>, Number);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Affine) : IDENTITY;
}
