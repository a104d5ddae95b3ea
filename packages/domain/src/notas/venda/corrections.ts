/** Maximum number of sales per correction request; all bulk requests have this limit. */
export const MAX_CORRECTIONS = 500;
export const TOO_MANY_CORRECTIONS = `São no máximo ${MAX_CORRECTIONS} vendas de cada vez`;
