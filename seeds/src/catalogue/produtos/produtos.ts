import type {Article, Produto} from '../types';
import {PRODUCT_LINES} from './product-lines';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Points by price and line, in tens. */
const pontosFor = (price: number, pontosPerReal: number) =>
  Math.max(10, Math.round((price * pontosPerReal) / 1000) * 10);

/** The manufacturer's products; a code is line, colour and pack size in six digits. */
export function createProdutos(): Produto[] {
  return PRODUCT_LINES.flatMap(({id, nome, colours, packs, pontosPerReal, ncm, covers}) =>
    colours.flatMap((colour, i) =>
      packs.map(([label, size, valorUnitario]) => ({
        codigo: `${id}${twoDigits(i + 1)}${size}`,
        nome: [nome, colour, label].filter(Boolean).join(' '),
        valorUnitario,
        valorPontos: pontosFor(valorUnitario, pontosPerReal),
        ncm,
        ...(covers && {uso: covers[0], rendimento: covers[1]}),
      })),
    ),
  );
}

/** Further articles that painters buy, which give no points. */
export const ARTICLES: readonly Article[] = [
  ['Fita Crepe 18 mm x 50 m', 990, '48114110'],
  ['Fita Crepe 48 mm x 50 m', 2290, '48114110'],
  ['Lixa Massa Grão 120', 190, '68052000'],
  ['Lixa Massa Grão 220', 190, '68052000'],
  ['Lixa Ferro Grão 100', 450, '68053090'],
  ['Rolo de Lã Antigota 23 cm', 3270, '96034010'],
  ['Rolo de Espuma 9 cm', 1190, '96034010'],
  ['Trincha Cerdas 2 Pol', 1490, '96034090'],
  ['Pincel Chato 1 Pol', 890, '96034090'],
  ['Bandeja para Pintura 23 cm', 1890, '39249000'],
  ['Lona Plástica Preta 4 x 5 m', 3990, '39201099'],
  ['Papelão Ondulado 1,2 x 10 m', 4590, '48081000'],
  ['Espátula de Aço 10 cm', 1790, '82055900'],
  ['Desempenadeira Lisa 27 cm', 2890, '82055900'],
  ['Luva de Látex Par', 790, '40151900'],
  ['Estopa Branca 400 g', 1290, '52029900'],
  ['Corante Líquido Preto 50 ml', 650, '32041700'],
  ['Massa Plástica 500 g', 2490, '32141010'],
].map(([nome, valorUnitario, ncm]) => ({nome, valorUnitario, ncm, unidade: 'UN'}) as Article);
