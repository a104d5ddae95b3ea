import type {GrayImage} from './gray-image.js';

/** Side of a cell, in pixels of the reduced picture. */
export const CELL = 16;

/** The change of brightness in a cell: strength, coherence and direction. */
export interface Cell {
  column: number;
  row: number;
  /** Strength of the change in the main direction, independent of brightness. */
  strength: number;
  /** Share of the change in the main direction, 0 to 1. */
  coherence: number;
  /** Direction across the bars, in radians, 0 to π. */
  angle: number;
}

/** Reduces an image: each new pixel is the mean of a block of `factor` × `factor` pixels. */
export function reduceImage(image: GrayImage, factor: number): GrayImage {
  if (factor <= 1) return image;
  const [width, height] = [Math.floor(image.width / factor), Math.floor(image.height / factor)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        const start = (y * factor + dy) * image.width + x * factor;
        for (let dx = 0; dx < factor; dx++) sum += image.data[start + dx] ?? 0;
      }
      data[y * width + x] = sum / (factor * factor);
    }
  }
  return {width, height, data};
}

function measure({width, data}: GrayImage, column: number, row: number): Cell {
  let [xx, yy, xy, sum] = [0, 0, 0, 0];
  for (let y = row * CELL + 1; y <= (row + 1) * CELL; y++) {
    for (let x = column * CELL + 1; x <= (column + 1) * CELL; x++) {
      const i = y * width + x;
      const gx = data[i + 1]! - data[i - 1]!;
      const gy = data[i + width]! - data[i - width]!;
      xx += gx * gx;
      yy += gy * gy;
      xy += gx * gy;
      sum += data[i]!;
    }
  }
  const brightness = sum / CELL ** 2 + 10;
  const directed = Math.hypot(xx - yy, 2 * xy);
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return {
    column,
    row,
    strength: directed / (CELL * brightness) ** 2,
    coherence: directed / (xx + yy + 1),
    angle: angle < 0 ? angle + Math.PI : angle,
  };
}

/** The cells of a picture, row by row. */
export interface CellGrid {
  columns: number;
  rows: number;
  cells: Cell[];
}

export function measureCells(image: GrayImage): CellGrid {
  const columns = Math.max(0, Math.floor((image.width - 2) / CELL));
  const rows = Math.max(0, Math.floor((image.height - 2) / CELL));
  const cells = Array.from({length: columns * rows}, (_, i) => measure(image, i % columns, Math.floor(i / columns)));
  return {columns, rows, cells};
}
