import type {GrayPixels} from '../image/types';

/** The running mean of each row over `2 × radius + 1` pixels, transposed, so that applying it twice blurs both directions. */
function meanOfRows({width, height, data}: GrayPixels, radius: number): GrayPixels {
  const output = new Uint8Array(data.length);
  const weight = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const [first, last] = [row[0]!, row[width - 1]!];
    let sum = first * (radius + 1);
    for (let k = 0; k < radius; k++) sum += k < width ? row[k]! : last;
    for (let x = 0; x < width; x++) {
      sum += x + radius < width ? row[x + radius]! : last;
      output[x * height + y] = sum * weight + 0.5;
      sum -= x >= radius ? row[x - radius]! : first;
    }
  }
  return {width: height, height: width, data: output};
}

/** The mean of the square of `2 × radius + 1` pixels around each pixel. */
const mean = (image: GrayPixels, radius: number): GrayPixels => meanOfRows(meanOfRows(image, radius), radius);

/** Sharpens: adds `strength` times the difference to the picture blurred with this radius. */
export function sharpen(image: GrayPixels, radius: number, strength: number): GrayPixels {
  const blurred = mean(mean(image, radius), radius).data;
  const data = new Uint8ClampedArray(image.data.length);
  for (let i = 0; i < data.length; i++) data[i] = image.data[i]! + strength * (image.data[i]! - blurred[i]!);
  return {...image, data: new Uint8Array(data.buffer)};
}

/** Makes pixels black that are darker than their surroundings, and all others white, independent of the lighting. */
export function localThreshold(image: GrayPixels, radius: number, margin: number): GrayPixels {
  const surroundings = mean(image, radius).data;
  return {...image, data: image.data.map((value, i) => (value < surroundings[i]! - margin ? 0 : 255))};
}

/** Below this factor, interpolation would skip pixels, so the picture is blurred first. */
const SKIPS_BELOW = 0.75;

/** Scales by linear interpolation; reductions average the joined pixels. */
export function scaleImage(image: GrayPixels, factor: number): GrayPixels {
  const source = factor < SKIPS_BELOW ? mean(image, Math.max(1, Math.round((1 / factor - 1) / 2))) : image;
  const [width, height] = [
    Math.max(2, Math.round(image.width * factor)),
    Math.max(2, Math.round(image.height * factor)),
  ];
  const data = new Uint8Array(width * height);
  const columns = Array.from({length: width}, (_, x) => clampToPixel((x + 0.5) / factor - 0.5, image.width));
  for (let y = 0; y < height; y++) {
    const [y0, fy] = clampToPixel((y + 0.5) / factor - 0.5, image.height);
    const [above, below] = [y0 * image.width, Math.min(y0 + 1, image.height - 1) * image.width];
    for (let x = 0; x < width; x++) {
      const [x0, fx] = columns[x]!;
      const x1 = Math.min(x0 + 1, image.width - 1);
      const upper = source.data[above + x0]! * (1 - fx) + source.data[above + x1]! * fx;
      const lower = source.data[below + x0]! * (1 - fx) + source.data[below + x1]! * fx;
      data[y * width + x] = upper * (1 - fy) + lower * fy + 0.5;
    }
  }
  return {width, height, data};
}

function clampToPixel(value: number, size: number): [whole: number, fraction: number] {
  const inside = Math.min(size - 1, Math.max(0, value));
  return [Math.floor(inside), inside % 1];
}

export function cropImage({width, data}: GrayPixels, x: number, y: number, l: number, a: number): GrayPixels {
  const output = new Uint8Array(l * a);
  for (let row = 0; row < a; row++) {
    const start = (y + row) * width + x;
    output.set(data.subarray(start, start + l), row * l);
  }
  return {width: l, height: a, data: output};
}
