import {PRIZES_TO_WEAR_AND_SPEND, type PrizeEntry} from './prize-list';
import {ELECTRIC_PRIZES} from './prize-list-electric';
import {PLAIN_PRIZES} from './prize-list-plain';
import type {Premio} from './types';

function descricaoDe({texto, detalhes}: PrizeEntry): string {
  const itens = detalhes.split('|').map(detalhe => `<li>${detalhe}</li>`);
  return `<p>${texto}</p><ul>${itens.join('')}</ul>`;
}

/** Sixty prizes, at least one of every type. */
export function createPremios(): Premio[] {
  return [...PRIZES_TO_WEAR_AND_SPEND, ...ELECTRIC_PRIZES, ...PLAIN_PRIZES].map(entry => ({
    codigo: entry.codigo,
    nome: entry.nome,
    descricao: descricaoDe(entry),
    tipo: entry.tipo ?? 'geral',
    custo: entry.custo,
    ...(entry.em220 === undefined ? {} : {pontosAlternativo: entry.em220}),
    tags: entry.tags.split(','),
    isCombo: entry.estoque !== undefined,
    quantidade: entry.estoque ?? 0,
    ativo: !entry.inativo,
    desenho: {motivo: entry.motivo, cor: entry.cor, codigo: entry.codigo},
  }));
}
