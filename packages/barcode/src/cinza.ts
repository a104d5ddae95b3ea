/** Pixels in grey, one byte each, row by row. */
export interface Cinza {
  readonly largura: number;
  readonly altura: number;
  readonly dados: Uint8Array;
}
