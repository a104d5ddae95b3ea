/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What is taller than so many times its width is bounded by its height: nobody's screen shows more of it at once. */
const TALLEST = 2;

/** Of several widths the one that stands for the picture where only one can be named; pixels. */
const MAIN_WIDTH = 960;

/**
 * The sizes in which a picture is kept, from the smallest: one for each width, in its own proportions, never larger than it
 * is; widths beyond its own come to one, which is its own.
 */
export function sizesFor({width, height}: Size, widths: readonly number[]): Size[] {
  const sizes = new Map<number, Size>();
  for (const wanted of [...widths].sort((a, b) => a - b)) {
    const scale = Math.min(1, wanted / width, (TALLEST * wanted) / height);
    const size = {width: scaled(width, scale), height: scaled(height, scale)};
    sizes.set(size.width, size);
  }
  return [...sizes.values()];
}

/** The widest of at most 960 pixels, else the smallest. */
export const mainOf = <T extends Pick<Size, 'width'>>(sizes: readonly [T, ...T[]]): T =>
  sizes.findLast(({width}) => width <= MAIN_WIDTH) ?? sizes[0];

const scaled = (side: number, scale: number) => Math.max(1, Math.round(side * scale));

/** An image encoded in one size. */
export interface ResizedImage extends Size {
  content: Buffer;
}
