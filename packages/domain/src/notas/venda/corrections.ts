/** Maximum number of sales per correction request; all bulk requests have this limit. */
export const MAX_CORRECTIONS = 500;
/** Rows of the list of sales to correct, newest first; once these are corrected, the next ones follow. */
export const MAX_LISTED_CORRECTIONS = 1000;
export const TOO_MANY_CORRECTIONS = `São no máximo ${MAX_CORRECTIONS} vendas de cada vez`;
