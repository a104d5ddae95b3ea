import type {Matrix} from '../document/types';

/** Pixels in 8-bit grey, row by row. */
export interface GrayPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A picture in grey, and where people see it. */
export interface PageImage extends GrayPixels {
  /** Takes a pixel to fractions of the picture as people see it. */
  toView: Matrix;
}

/** A point in pixels. */
export type PixelPoint = readonly [x: number, y: number];
/** Four corners in pixels, clockwise from the upper left as the picture lies. */
export type Quadrilateral = readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];

/** A sheet or strip of paper in a photo. */
export interface Paper {
  corners: Quadrilateral;
  /** 0 to 1: how much of the picture it takes. */
  share: number;
}

/** Quarter turns, clockwise, in degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** The file is no picture that can be read, or one beyond the limits. */
export class ImageRefused extends Error {
  constructor(
    readonly reason: 'ilegivel' | 'grande_demais',
    options?: ErrorOptions,
  ) {
    super(reason === 'ilegivel' ? 'the picture cannot be decoded' : 'the picture has too many pixels', options);
    this.name = 'ImageRefused';
  }
}
