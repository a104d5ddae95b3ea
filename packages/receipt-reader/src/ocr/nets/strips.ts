import {slope} from '../../document/statistics';

/** A strip of text: the ends of its centre line and its height, in pixels of the picture. */
export interface Strip {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  height: number;
}

export interface NetMap {
  width: number;
  height: number;
  /** The probability that each pixel, by rows, is in the core of a line of text: 0 to 1. */
  data: Float32Array;
}

/** Minimum value of a pixel in the core of a line, as in PP-OCR. */
const MIN_TEXT = 0.3;
/** Minimum mean value of a strip. */
const MIN_STRIP_TEXT = 0.5;
/** Minimum area of a strip's core in pixels. */
const MIN_PIXELS = 10;
/** How far letters extend beyond the core of a line that the net marks, in units of its area / perimeter. */
const OVERHANG = 1.6;
/** Additional factor at both ends, where letters are cut off most easily. */
const END_OVERHANG = 1.5;
/** Minimum width / height of strips whose slant is measured. */
const LONG = 3;

interface Spot {
  pixels: number[];
  sum: number;
}

function spotsOf({width, height, data}: NetMap): Spot[] {
  const seen = new Uint8Array(width * height);
  const spots: Spot[] = [];
  const stack: number[] = [];
  const visit = (position: number) => {
    if (seen[position] || data[position]! <= MIN_TEXT) return;
    seen[position] = 1;
    stack.push(position);
  };
  for (let start = 0; start < data.length; start++) {
    visit(start);
    if (stack.length === 0) continue;
    const spot: Spot = {pixels: [], sum: 0};
    for (let position = stack.pop(); position !== undefined; position = stack.pop()) {
      spot.pixels.push(position);
      spot.sum += data[position]!;
      const x = position % width;
      if (x > 0) visit(position - 1);
      if (x < width - 1) visit(position + 1);
      if (position >= width) visit(position - width);
      if (position < data.length - width) visit(position + width);
    }
    spots.push(spot);
  }
  return spots;
}

function stripOf({pixels}: Spot, mapWidth: number): Strip {
  const points = pixels.map(position => [position % mapWidth, Math.floor(position / mapWidth)] as const);
  let [x0, x1, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points)
    [x0, x1, top, bottom] = [Math.min(x0, x), Math.max(x1, x), Math.min(top, y), Math.max(bottom, y)];
  const fall = x1 - x0 > LONG * (bottom - top) ? (slope(points) ?? 0) : 0;
  let [upperEdge, lowerEdge] = [Infinity, -Infinity];
  for (const [x, y] of points) {
    const levelled = y - fall * (x - x0);
    [upperEdge, lowerEdge] = [Math.min(upperEdge, levelled), Math.max(lowerEdge, levelled)];
  }
  const [width, height] = [x1 - x0 + 1, lowerEdge - upperEdge + 1];
  const overhang = (OVERHANG * width * height) / (2 * (width + height));
  const middle = (upperEdge + lowerEdge + 1) / 2;
  const tip = overhang * END_OVERHANG;
  return {
    x0: x0 - tip,
    y0: middle - fall * tip,
    x1: x1 + 1 + tip,
    y1: middle + fall * (width + tip),
    height: height + 2 * overhang,
  };
}

/** The strips of text in a map. */
export function findStrips(map: NetMap): Strip[] {
  return spotsOf(map)
    .filter(({pixels, sum}) => pixels.length >= MIN_PIXELS && sum / pixels.length >= MIN_STRIP_TEXT)
    .map(spot => stripOf(spot, map.width));
}
