/** Row numbers from which on lists use the queries for large tables. Tests make them small. */
export interface Bounds {
  /** A table with this many rows is large. */
  large: number;
  /** Rows are counted exactly up to this number; beyond it a cached total is used. */
  counted: number;
  /** Up to this offset a page is read from the front, however near the end is. */
  near: number;
  /**
   * How many index entries a search walks in the order before it uses the trigram index: a common word fills its page
   * within them.
   */
  walk: number;
  /** How long (ms) a response that has its rows waits for its total. */
  timeoutMs: number;
}

export const BOUNDS: Readonly<Bounds> = {large: 20_000, counted: 10_000, near: 10_000, walk: 5000, timeoutMs: 20};
