/** Message for categories that do not exist or are no longer offered. */
export const INVALID_CATEGORIA = 'Escolha as categorias da lista';

/** Maximum length of a painter's text "sobre", in characters. */
export const MAX_SOBRE = 2000;
