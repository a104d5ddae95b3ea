import {PRIZES_TO_WEAR_AND_SPEND, type PrizeEntry} from './prize-list';
import {ELECTRIC_PRIZES} from './prize-list-electric';
import {PLAIN_PRIZES} from './prize-list-plain';
import type {Premio} from '../types';

function descricaoOf({text, details}: PrizeEntry): string {
  const items = details.split('|').map(detail => `<li>${detail}</li>`);
  return `<p>${text}</p><ul>${items.join('')}</ul>`;
}

/** Sixty prizes, at least one of every type. */
export function createPremios(): Premio[] {
  return [...PRIZES_TO_WEAR_AND_SPEND, ...ELECTRIC_PRIZES, ...PLAIN_PRIZES].map(entry => ({
    codigo: entry.codigo,
    nome: entry.nome,
    descricao: descricaoOf(entry),
    tipo: entry.tipo ?? 'geral',
    custo: entry.custo,
    ...(entry.at220 === undefined ? {} : {pontosAlternativo: entry.at220}),
    tags: entry.tags.split(','),
    isCombo: entry.stock !== undefined,
    quantidade: entry.stock ?? 0,
    ativo: !entry.inactive,
    drawing: {motif: entry.motif, colour: entry.colour, codigo: entry.codigo},
  }));
}
