/** Sixty megapixels: above what phones take, far below what would fill the memory. */
export const MAX_PIXELS = 60_000_000;

/** Of 256 levels of grey: a picture's outside, and what is painted over. */
export const PAPER_WHITE = 255;
