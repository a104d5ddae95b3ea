/** Of categories that are not there, or are no longer offered. */
export const INVALID_CATEGORIA = 'Escolha as categorias da lista';
