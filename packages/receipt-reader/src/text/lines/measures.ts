// Distances on a sheet, in heights of a row. No record tells how they were found; each says what it parts.

/** From one row's middle to the next one's, in type set without extra room. */
export const USUAL_STEP = 1.4;

/** Rows whose middles lie nearer belong together: between the usual step and the one over an empty row, twice as far. */
export const NEXT_ROW = 2.2;

/** Up to this a gap is one between words; those between columns are wider. */
export const WORD_GAP = 0.8;
