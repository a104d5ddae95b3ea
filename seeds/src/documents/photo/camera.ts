import type {Random} from '../../random';
import {homography, type Point, type Quad} from './homography';
import {createNoiseTile, noiseAt} from './noise';
import {createSurface} from './surfaces';

export interface GrayImage {
  width: number;
  height: number;
  /** One byte a pixel. */
  data: Buffer;
}

export interface RgbImage {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  data: Buffer;
}

/** The paper's corners in the picture: slightly rotated, in perspective, always inside the frame. */
function placePaper(paper: GrayImage, width: number, height: number, random: Random): Quad {
  const angle = (random.float(1, 4.5) * (random.chance(0.5) ? 1 : -1) * Math.PI) / 180;
  const fit = Math.min((width * 0.9) / paper.width, (height * 0.93) / paper.height) * random.float(0.95, 1);
  const [halfWidth, halfHeight] = [(paper.width * fit) / 2, (paper.height * fit) / 2];
  const [tiltX, tiltY] = [random.float(-0.035, 0.035), random.float(-0.03, 0.03)];
  const corner = (sx: number, sy: number): Point => {
    const depth = 1 + sx * tiltX + sy * tiltY;
    const [x, y] = [(sx * halfWidth) / depth, (sy * halfHeight) / depth];
    return [
      width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
      height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  };
  return [corner(-0.97, -0.97), corner(0.97, -0.97), corner(0.97, 0.97), corner(-0.97, 0.97)];
}

/** Light on the paper: a gradient, and folds as from a pocket. */
function paperLight(paper: GrayImage, random: Random): (u: number, v: number) => number {
  const crumple = createNoiseTile(random, 256, 4, 3);
  const depth = random.float(0.05, 0.13);
  const folds = Array.from({length: random.int(0, 2)}, () => random.float(0.25, 0.75) * paper.height);
  const scale = 200 / paper.width;
  return (u, v) => {
    let light = 1 - depth * noiseAt(crumple, u * scale, v * scale);
    for (const fold of folds) {
      const away = v - fold;
      if (away > -3 && away < 26) light *= away < 0 ? 1.03 : 0.9 + (0.1 * away) / 26;
    }
    return light;
  };
}

/** Interpolated paper brightness (0 to 255). */
function sample({width, data}: GrayImage, u: number, v: number): number {
  const [x, y] = [u | 0, v | 0];
  const [fx, fy] = [u - x, v - y];
  const at = y * width + x;
  const above = data[at]! * (1 - fx) + data[at + 1]! * fx;
  const below = data[at + width]! * (1 - fx) + data[at + width + 1]! * fx;
  return above * (1 - fy) + below * fy;
}

/**
 * Photographs a sheet of paper like a phone: in perspective, slightly bent and folded, on a surface, with shadow,
 * uneven light and sensor noise.
 */
export function photograph(paper: GrayImage, width: number, height: number, random: Random): RgbImage {
  const {width: w, height: h} = paper;
  const map = homography(placePaper(paper, width, height, random), [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]);
  const surface = createSurface(random);
  const light = paperLight(paper, random);
  const tint = random.pick([
    [1, 0.985, 0.95],
    [0.985, 0.99, 1],
    [1, 0.97, 0.91],
  ]);
  const [curl, phase, waves] = [random.float(0.002, 0.006) * w, random.float(0, 6), random.float(3, 6) / h];
  const [lampX, lampY] = [random.float(0.1, 0.9) * width, random.float(0, 0.5) * height];
  const [shadowX, shadowY] = [random.float(-0.03, 0.03) * w, random.float(0.008, 0.02) * w];
  const blur = 0.03 * w;
  const reach = 1 / (width * width + height * height);
  const pixel = new Float32Array(3);
  const grain = Int8Array.from({length: 65536}, () => Math.round((random.next() + random.next() - 1) * 9));
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const z = map[6] * x + map[7] * y + 1;
      const v = (map[3] * x + map[4] * y + map[5]) / z;
      const u = (map[0] * x + map[1] * y + map[2]) / z + Math.sin(v * waves + phase) * curl;
      if (u >= 0 && v >= 0 && u < w - 1 && v < h - 1) {
        const brightness = (20 + sample(paper, u, v) * 0.92) * light(u, v);
        for (let i = 0; i < 3; i++) pixel[i] = brightness * tint[i]!;
      } else {
        surface(x, y, pixel);
        // The pixel's distance from the paper's shadow, in units of the paper.
        const outX = Math.max(shadowX - u, u - w - shadowX, 0);
        const outY = Math.max(shadowY - v, v - h - shadowY, 0);
        const away = Math.min(1, Math.hypot(outX, outY) / blur);
        const shade = 0.5 + 0.5 * away * (2 - away);
        for (let i = 0; i < 3; i++) pixel[i]! *= shade;
      }
      const [dx, dy] = [x - lampX, y - lampY];
      const lamp = 1.05 - 0.4 * (dx * dx + dy * dy) * reach;
      const speck = grain[(x * 7919 + y * 104729 + ((x * y) >> 3)) & 65535]!;
      for (let i = 0; i < 3; i++) {
        const value = pixel[i]! * lamp + speck;
        data[at + i] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return {width, height, data};
}
