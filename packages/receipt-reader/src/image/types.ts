import type {Matriz} from '../document/types';

/** Pixels in 8-bit grey, row by row. */
export interface Cinza {
  readonly largura: number;
  readonly altura: number;
  readonly dados: Uint8Array;
}

/** A picture in grey, and where people see it. */
export interface ImagemCinza extends Cinza {
  /** Takes a pixel to fractions of the picture as people see it. */
  paraVista: Matriz;
}

/** A point in pixels. */
export type Ponto = readonly [x: number, y: number];
/** Four corners in pixels, clockwise from the upper left as the picture lies. */
export type Quadrilatero = readonly [Ponto, Ponto, Ponto, Ponto];

/** A sheet or strip of paper in a photo. */
export interface Papel {
  cantos: Quadrilatero;
  /** 0 to 1: how much of the picture it takes. */
  fracao: number;
}

/** Quarter turns, clockwise, in degrees. */
export type Giro = 0 | 90 | 180 | 270;

/** The file is no picture that can be read, or one beyond the limits. */
export class ImagemRecusada extends Error {
  constructor(
    readonly motivo: 'ilegivel' | 'grande_demais',
    options?: ErrorOptions,
  ) {
    super(motivo === 'ilegivel' ? 'the picture cannot be decoded' : 'the picture has too many pixels', options);
    this.name = 'ImagemRecusada';
  }
}
