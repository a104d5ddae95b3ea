/** Chosen sales that one call corrects, as every call on chosen rows. */
export const MAX_CORRECTIONS = 500;
export const TOO_MANY_CORRECTIONS = `São no máximo ${MAX_CORRECTIONS} vendas de cada vez`;
