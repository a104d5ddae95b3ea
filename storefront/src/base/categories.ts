import {PAINTS, type DrawingName, type Paint} from '@clube/ui';

/** The look of a category: its colour, pure or mixed, and its icon. */
export interface Category {
  paint: Paint | {mixture: string};
  drawing: DrawingName | undefined;
}

const mix = (one: Paint, other: Paint): {mixture: string} => ({
  mixture: `color-mix(in oklab, var(--${one}), var(--${other}))`,
});

const LIGHT_ANIL = {mixture: 'color-mix(in oklab, var(--anil) 55%, var(--tela))'};

/** Prefixes of category names, without accents; the first match decides. */
const KNOWN: readonly (readonly [RegExp, Category])[] = [
  [/^ferrament/, {paint: 'anil', drawing: 'roller'}],
  [/^eletric/, {paint: LIGHT_ANIL, drawing: 'drill'}],
  [/^(roup|camis|vestu|unifor)/, {paint: 'zarcao', drawing: 'tShirt'}],
  [/^(recarga|celular)/, {paint: 'folha', drawing: 'phone'}],
  [/^(cart|credito)/, {paint: 'ocre', drawing: 'card'}],
  [/^(lixa|disco|abrasiv)/, {paint: 'terra', drawing: 'sandingDisc'}],
  [/^(calcad|bota|sapat)/, {paint: 'violeta', drawing: 'boot'}],
  [/^(protec|epi|segur)/, {paint: mix('folha', 'ocre'), drawing: 'glove'}],
  [/^(efeito|textur)/, {paint: 'violeta', drawing: 'brush'}],
  [/^madeir/, {paint: mix('terra', 'ocre'), drawing: 'brush'}],
  [/^(negoci|orcament)/, {paint: mix('anil', 'folha'), drawing: 'card'}],
  [/^prepar/, {paint: 'terra', drawing: 'sandingDisc'}],
  [/^kit/, {paint: mix('zarcao', 'violeta'), drawing: 'kit'}],
  [/^combo/, {paint: mix('anil', 'folha'), drawing: 'gift'}],
  [/^(casa|lazer)/, {paint: mix('zarcao', 'ocre'), drawing: 'ladder'}],
  [/^(pintura|tinta|pince|rolo)/, {paint: mix('anil', 'violeta'), drawing: 'brush'}],
];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The look of a category, in the store's filter and on its prizes: a name always has the same colour. */
export function categoryOf(tag: string): Category {
  const name = plain(tag);
  const known = KNOWN.find(([words]) => words.test(name));
  if (known) return known[1];
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const one = PAINTS[sum % PAINTS.length] ?? 'anil';
  const other = PAINTS[(sum + 2) % PAINTS.length] ?? 'terra';
  return {paint: mix(one, other), drawing: undefined};
}

/** The colour as a CSS value. */
export const cssPaint = ({paint}: Category): string => (typeof paint === 'string' ? `var(--${paint})` : paint.mixture);

/** The look of no particular category: all colours. */
export const EVERY_PAINT = {
  mixture: `linear-gradient(100deg, ${PAINTS.map(
    (paint, i) => `var(--${paint}) ${(i * 100) / PAINTS.length}% ${((i + 1) * 100) / PAINTS.length}%`,
  ).join(', ')})`,
};
