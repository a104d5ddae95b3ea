/** Message for categories that do not exist or are no longer offered. */
export const INVALID_CATEGORIA = 'Escolha as categorias da lista';

/** Maximum length of a painter's text "sobre", in characters. */
export const MAX_SOBRE = 2000;

/** The icons that a category of the directory may have. */
export const CATEGORIA_ICONES = ['casa', 'predio', 'loja', 'telhado', 'rolo', 'pincel', 'gota', 'estrela'] as const;
export type CategoriaIcone = (typeof CATEGORIA_ICONES)[number];

export const CATEGORIA_ICONE_LABELS = {
  casa: 'Casa',
  predio: 'Prédio',
  loja: 'Loja',
  telhado: 'Telhado',
  rolo: 'Rolo',
  pincel: 'Pincel',
  gota: 'Gota',
  estrela: 'Estrela',
} as const satisfies Record<CategoriaIcone, string>;

/** The icons by their names in @clube/ui. */
export const CATEGORIA_ICON_NAMES = {
  casa: 'house',
  predio: 'building',
  loja: 'bag',
  telhado: 'roof',
  rolo: 'roller',
  pincel: 'brush',
  gota: 'drop',
  estrela: 'star',
} as const satisfies Record<CategoriaIcone, string>;
