/** Numbers of rows. Ids run from 1 to these numbers. */
export const AMOUNTS = {
  painters: 3000,
  staff: 40,
  /** Painters 1 to this have 30 orders each, the others 4. */
  richPainters: 200,
  products: 400,
  prizes: 60,
  salesEach: 5,
  pendingReceipts: 1500,
  /** Points in each painter's only valid lot, more than measurements use. */
  points: 50_000_000,
} as const;
