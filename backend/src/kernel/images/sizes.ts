/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** For images taller than this multiple of their width the height is bounded instead: no screen shows more of them at once. */
const TALLEST = 2;

/** The preferred width of the main rendition, used where only one can be named; pixels. */
const MAIN_WIDTH = 960;

/**
 * The sizes in which a picture is stored, ascending: one per width, with its aspect ratio, never enlarged. Widths beyond its own
 * become one, which is its own.
 */
export function sizesFor({width, height}: Size, widths: readonly number[]): Size[] {
  const sizes = new Map<number, Size>();
  for (const requestedWidth of [...widths].sort((a, b) => a - b)) {
    const scale = Math.min(1, requestedWidth / width, (TALLEST * requestedWidth) / height);
    const size = {width: scaled(width, scale), height: scaled(height, scale)};
    sizes.set(size.width, size);
  }
  return [...sizes.values()];
}

/** The main rendition: the widest of at most 960 pixels, else the smallest. */
export const mainOf = <T extends Pick<Size, 'width'>>(sizes: readonly [T, ...T[]]): T =>
  sizes.findLast(({width}) => width <= MAIN_WIDTH) ?? sizes[0];

const scaled = (side: number, scale: number) => Math.max(1, Math.round(side * scale));

/** An image encoded in one size. */
export interface ResizedImage extends Size {
  content: Buffer;
}
