/** From where on lists are read in the way that suits large ones, in rows. Tests make them small. */
export interface Bounds {
  /** A table of so many rows is large. */
  large: number;
  /** Rows are counted one by one up to here; beyond, a number that was counted a while ago has to do. */
  counted: number;
  /** Up to this offset the front is near enough, wherever the end is. */
  near: number;
  /** What a search reads of the order's index before it asks the inverted one: a common word fills its page within it. */
  walk: number;
  /** How long an answer waits for its total, in milliseconds, once it has its rows. */
  timeoutMs: number;
}

export const BOUNDS: Readonly<Bounds> = {large: 20_000, counted: 10_000, near: 10_000, walk: 5000, timeoutMs: 20};
