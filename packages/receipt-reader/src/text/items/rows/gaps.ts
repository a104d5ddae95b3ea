// Gaps between the rows of items; settled by trial, no measurement of them was kept.

/** Of the widest gap: another one wider than this is as wide, but for the errors of boxes; then none parts two items. */
export const ONE_GAP = 0.85;

/** How much wider a gap between rows must be than the narrowest to part two items. */
export const ITEM_GAP = 1.2;
