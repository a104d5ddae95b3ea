import type {GrayPixels} from '../image/types';
import {cropImage, scaleImage, localThreshold, sharpen} from './filters';

type CodeFormat = 'QRCode' | 'Code128';

/** A picture to be read, and how it lies in the one it was made from: scaled by `factor`, from pixel (x, y). */
export interface Attempt {
  image: GrayPixels;
  factor: number;
  x: number;
  y: number;
  formats: readonly CodeFormat[];
}

const ALL_FORMATS = ['QRCode', 'Code128'] as const;
const QR_ONLY = ['QRCode'] as const;
/** Up to this side, in pixels, the whole picture is enlarged. */
const SMALL_SIDE = 1300;
/** From this side on the picture is looked at reduced, too. */
const LARGE_SIDE = 1800;
/** Parts of a picture on each side; each reaches so much of itself into its neighbours, to hold a code at a seam whole. */
const TILES_PER_SIDE = 3;
const TILE_OVERLAP = 0.35;
// Chosen: each finds codes that the whole picture alone does not show. Radii in pixels, levels of grey.
const SMALL_ENLARGEMENT = 2;
const LARGE_REDUCTION = 0.5;
const LOCAL_LIGHT = {radius: 8, margin: 2} as const;
const SHARPENED = {radius: 4, strength: 5} as const;

const wholeImage = (image: GrayPixels, factor = 1): Attempt => ({image, factor, x: 0, y: 0, formats: QR_ONLY});

/** Overlapping parts, enlarged: a code too small to be seen in the whole picture, or in light of its own. */
function tiles(image: GrayPixels): (() => Attempt)[] {
  const tileSide = (size: number) => Math.min(size, Math.ceil((size / TILES_PER_SIDE) * (1 + TILE_OVERLAP)));
  const [l, a] = [tileSide(image.width), tileSide(image.height)];
  const start = (size: number, side: number, i: number) => Math.round(((size - side) * i) / (TILES_PER_SIDE - 1));
  return Array.from({length: TILES_PER_SIDE ** 2}, (_, i) => () => {
    const x = start(image.width, l, i % TILES_PER_SIDE);
    const y = start(image.height, a, Math.floor(i / TILES_PER_SIDE));
    const factor = Math.max(l, a) < SMALL_SIDE ? SMALL_ENLARGEMENT : 1;
    return {image: scaleImage(cropImage(image, x, y, l, a), factor), factor, x, y, formats: ALL_FORMATS};
  });
}

/** The ways to look at a page, cheapest and most fruitful first; nothing is computed before it is needed. */
export function attempts(image: GrayPixels, effort: 'rapido' | 'completo'): (() => Attempt)[] {
  const side = Math.max(image.width, image.height);
  return [
    () => ({...wholeImage(image), formats: ALL_FORMATS}),
    ...(side <= SMALL_SIDE ? [() => wholeImage(scaleImage(image, SMALL_ENLARGEMENT), SMALL_ENLARGEMENT)] : []),
    () => wholeImage(localThreshold(image, LOCAL_LIGHT.radius, LOCAL_LIGHT.margin)),
    () => wholeImage(sharpen(image, SHARPENED.radius, SHARPENED.strength)),
    ...(side >= LARGE_SIDE ? [() => wholeImage(scaleImage(image, LARGE_REDUCTION), LARGE_REDUCTION)] : []),
    ...(effort === 'completo' ? tiles(image) : []),
  ];
}
