/** Pixels in grey, one byte each, row by row. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
