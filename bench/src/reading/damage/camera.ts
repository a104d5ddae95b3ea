import {createNoiseTile, createSurface, noiseAt, type Random, type NoiseTile, type Quad} from '@clube/seeds/drawing';
import {toPaper} from './position';
import type {GrayImage} from './raster';

export interface Paper {
  image: GrayImage;
  corners: Quad;
}

/** An overexposed spot, in fractions of the first paper; `radius` is a fraction of its width. */
export interface Glare {
  x: number;
  y: number;
  radius: number;
}

/** The conditions of a photo. */
export interface Shot {
  width: number;
  height: number;
  /** Exposure; 1 is well lit. */
  gain: number;
  /** Decrease of the light across the picture, 0 to 1. */
  gradient: number;
  /** Darkness of the hand's shadow, 0 for none. */
  shadow: number;
  /** Height of the waves of the paper as a fraction of its width. */
  wave: number;
  /** Strength of creases, 0 for none. */
  crumple: number;
  /** Amplitude of the sensor's noise, in levels of 256. */
  noise: number;
  glare?: Glare;
}

export interface Rgb {
  width: number;
  height: number;
  data: Buffer;
}

interface PlacedSheet {
  m: ReturnType<typeof toPaper>;
  image: GrayImage;
  phase: number;
  period: number;
  creases: NoiseTile;
}

/** Brightness between the paper's pixels. */
function sampleAt({width, data}: GrayImage, u: number, v: number): number {
  const [x, y] = [u | 0, v | 0];
  const [fx, fy] = [u - x, v - y];
  const i = y * width + x;
  const above = data[i]! * (1 - fx) + data[i + 1]! * fx;
  const below = data[i + width]! * (1 - fx) + data[i + width + 1]! * fx;
  return above * (1 - fy) + below * fy;
}

/** The paper that is visible at a pixel, and the position on it; later papers cover earlier ones. */
function hitSheet(
  sheets: readonly PlacedSheet[],
  x: number,
  y: number,
  wave: number,
  crumple: number,
  into: Float64Array,
): number {
  for (let i = sheets.length - 1; i >= 0; i--) {
    const {m, image, phase, period, creases} = sheets[i]!;
    const {width: w, height: h} = image;
    const z = m[6] * x + m[7] * y + 1;
    let u = (m[0] * x + m[1] * y + m[2]) / z;
    let v = (m[3] * x + m[4] * y + m[5]) / z;
    if (wave) u += Math.sin((v * period) / h + phase) * wave * w;
    if (crumple) {
      const step = 220 / w;
      u += (noiseAt(creases, u * step, v * step + 70) - 0.5) * crumple * 0.035 * w;
      v += (noiseAt(creases, u * step + 90, v * step) - 0.5) * crumple * 0.035 * w;
    }
    if (u >= 0 && v >= 0 && u < w - 1 && v < h - 1) {
      into[0] = u;
      into[1] = v;
      return i;
    }
  }
  return -1;
}

/** Draws a photo of papers on a surface; later papers cover earlier ones. */
export function photograph(papers: readonly Paper[], shot: Shot, random: Random): Rgb {
  const {width, height, gain, gradient, shadow, wave, crumple, noise, glare} = shot;
  const sheets = papers.map(({image, corners}): PlacedSheet => ({
    m: toPaper(corners, image.width, image.height),
    image,
    phase: random.float(0, 6.28),
    period: random.float(4, 9),
    creases: createNoiseTile(random, 256, crumple ? 8 : 4, 3),
  }));
  const background = createSurface(random);
  const tint = random.pick([
    [1, 0.985, 0.95],
    [0.985, 0.99, 1],
    [1, 0.97, 0.91],
  ]);
  const [lampX, lampY] = [random.float(0.1, 0.9) * width, random.float(0, 0.6) * height];
  const [edgeX, edgeY, direction] = [
    random.float(0.2, 0.8) * width,
    random.float(0.3, 0.8) * height,
    random.float(0, 6.28),
  ];
  const [dirX, dirY, penumbra] = [Math.cos(direction), Math.sin(direction), width * random.float(0.02, 0.12)];
  const reach = 1 / (width * width + height * height);
  const grains = Int8Array.from({length: 65536}, () => Math.round((random.next() + random.next() - 1) * noise));
  const pixel = new Float32Array(3);
  const into = new Float64Array(2);
  const data = Buffer.alloc(width * height * 3);
  let seed = random.int(1, 1 << 30);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const hit = hitSheet(sheets, x, y, wave, crumple, into);
      let shine = 0;
      if (hit >= 0) {
        const {image, creases, phase, period} = sheets[hit]!;
        const [u, v] = [into[0]!, into[1]!];
        const step = 200 / image.width;
        let light = 1 - (0.06 + crumple * 0.4) * noiseAt(creases, u * step, v * step);
        if (wave) light *= 1 - 6 * wave * (1 + Math.cos((v * period) / image.height + phase));
        const lightness = (14 + sampleAt(image, u, v) * 0.93) * light;
        for (let i = 0; i < 3; i++) pixel[i] = lightness * tint[i]!;
        if (glare && hit === 0) {
          const depth =
            Math.hypot(u / image.width - glare.x, (v / image.height - glare.y) * (image.height / image.width)) /
            glare.radius;
          shine = depth < 1 ? 400 : depth < 1.35 ? (400 * (1.35 - depth)) / 0.35 : 0;
        }
      } else background(x, y, pixel);
      const [dx, dy] = [x - lampX, y - lampY];
      let light = gain * (1.05 - gradient * (dx * dx + dy * dy) * reach);
      if (shadow) {
        const side = (x - edgeX) * dirX + (y - edgeY) * dirY;
        light *= 1 - shadow * Math.min(1, Math.max(0, side / penumbra));
      }
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
      const grain = grains[(seed >>> 8) & 65535]!;
      for (let i = 0; i < 3; i++) {
        const value = pixel[i]! * light + grain + shine;
        data[at + i] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return {width, height, data};
}
