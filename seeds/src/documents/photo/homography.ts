export type Point = readonly [x: number, y: number];
export type Quad = readonly [Point, Point, Point, Point];

/** A plane projective map as the first eight entries of its matrix, the ninth being 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/** Solves a square linear system by Gaussian elimination with pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / rows[column]![column]!;
      for (let k = column; k <= size; k++) rows[row]![k]! -= factor * rows[column]![k]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}

/** The map that takes the corners of `from` to those of `to`. */
export function homography(from: Quad, to: Quad): Homography {
  const matrix: number[][] = [];
  const right: number[] = [];
  from.forEach(([x, y], i) => {
    const [u, v] = to[i] as Point;
    matrix.push([x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]);
    right.push(u, v);
  });
  return solve(matrix, right) as unknown as Homography;
}
