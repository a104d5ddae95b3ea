import type {GrayPixels} from '../image/types';
import {cropImage, scaleImage, localThreshold, sharpen} from './filters';

type CodeFormat = 'QRCode' | 'Code128';

/** A picture in which codes are searched: a part of the original from pixel (x, y) on, scaled by `factor`. */
export interface Attempt {
  image: GrayPixels;
  factor: number;
  x: number;
  y: number;
  formats: readonly CodeFormat[];
}

const ALL_FORMATS = ['QRCode', 'Code128'] as const;
const QR_ONLY = ['QRCode'] as const;
/** Pictures up to this side, in pixels, are also enlarged as a whole. */
const SMALL_SIDE = 1300;
/** Pictures from this side on, in pixels, are also reduced. */
const LARGE_SIDE = 1800;
/** Tiles per side; they overlap by TILE_OVERLAP of a tile, so that a code at a border is complete in one of them. */
const TILES_PER_SIDE = 3;
const TILE_OVERLAP = 0.35;
// Chosen values: each variation finds codes that are not found in the whole picture. Radii in pixels, margins in grey levels.
const SMALL_ENLARGEMENT = 2;
const LARGE_REDUCTION = 0.5;
const LOCAL_LIGHT = {radius: 8, margin: 2} as const;
const SHARPENED = {radius: 4, strength: 5} as const;

const wholeImage = (image: GrayPixels, factor = 1): Attempt => ({image, factor, x: 0, y: 0, formats: QR_ONLY});

/** Overlapping parts, enlarged, for codes that are too small in the whole picture or differently lit. */
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

/** The variations of a page in which codes are searched, those with the best yield first; each is computed on demand. */
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
