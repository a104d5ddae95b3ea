import type {Matrix} from '../document/types';

/** Pixels in 8-bit grey, by rows. */
export interface GrayPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A grey picture with the map of its pixels to the file's picture as people see it. */
export interface PageImage extends GrayPixels {
  /** Maps pixels to fractions of the picture as people see it. */
  toView: Matrix;
}

/** A point in pixels. */
export type PixelPoint = readonly [x: number, y: number];
/** Four corners in pixels, clockwise from the picture's upper left. */
export type Quadrilateral = readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];

/** A sheet or strip of paper in a photo. */
export interface Paper {
  corners: Quadrilateral;
  /** Its share of the picture, 0 to 1. */
  share: number;
}

/** Rotation by quarter turns in degrees clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** The file is not a readable picture, or exceeds the limits. */
export class ImageRefused extends Error {
  constructor(
    readonly reason: 'ilegivel' | 'grande_demais',
    options?: ErrorOptions,
  ) {
    super(reason === 'ilegivel' ? 'the picture cannot be decoded' : 'the picture has too many pixels', options);
    this.name = 'ImageRefused';
  }
}
