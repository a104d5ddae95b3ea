/** Sixty megapixels: more than phones' pictures have, far less than would exhaust the memory. */
export const MAX_PIXELS = 60_000_000;

/** The grey level (of 256) outside a picture and of erased parts. */
export const PAPER_WHITE = 255;
