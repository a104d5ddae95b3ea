/** How much there is. Ids run from 1 to these numbers. */
export const AMOUNTS = {
  painters: 3000,
  staff: 40,
  /** Painters 1 to this have 30 orders each, the others 4. */
  richPainters: 200,
  products: 400,
  prizes: 60,
  salesEach: 5,
  pendingReceipts: 1500,
  /** Points of each painter's one live lot: never used up by a measurement. */
  points: 50_000_000,
} as const;
