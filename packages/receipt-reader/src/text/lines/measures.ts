// Distances on a sheet, in heights of a row. How they were found is not recorded; each comment says what it separates.

/** Distance of the middles of two rows without extra spacing. */
export const USUAL_STEP = 1.4;

/** Maximum distance of rows that belong together: between one usual step and two, which skip an empty row. */
export const NEXT_ROW = 2.2;

/** Maximum gap between words; gaps between columns are wider. */
export const WORD_GAP = 0.8;
