/** Of categories that are not there, or are no longer offered. */
export const INVALID_CATEGORIA = 'Escolha as categorias da lista';

/** Characters of what painters say of themselves. */
export const MAX_SOBRE = 2000;
