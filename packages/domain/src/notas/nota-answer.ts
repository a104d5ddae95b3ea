import {formatReais} from '../values/money.js';
import {formatPontosInWords} from '../values/pontos.js';
import {formatDateOf} from '../values/instants.js';
import type {NotaState} from './nota-states.js';

/** The data of a receipt that a painter asks about; `total` in BRL, times as ISO 8601. */
export interface NotaToExplain {
  nome: string;
  criadoEm: string;
  estado: NotaState;
  loja: string | null;
  total: number | null;
  pontos: number | null;
  reprovadoMotivo: string | null;
  reenviadaEm: string | null;
}

const dayOf = (instant: string): string => formatDateOf(new Date(instant));

/** The text with which staff reply to "why did my receipt not count?". */
export function notaAnswer(nota: NotaToExplain): string {
  const [first = ''] = nota.nome.trim().split(/\s+/);
  const facts = [nota.loja, nota.total === null ? null : formatReais(Math.round(nota.total * 100))].filter(Boolean);
  const which = `A nota que você enviou em ${dayOf(nota.criadoEm)}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
  return `Olá, ${first}! ${which} ${fate(nota)}`;
}

function fate({estado, pontos, reprovadoMotivo, reenviadaEm}: NotaToExplain): string {
  const because = reprovadoMotivo ? `: ${reprovadoMotivo}` : '';
  switch (estado) {
    case 'pendente':
      return 'está na fila para ser conferida. Avisamos assim que ela for pontuada.';
    case 'pontuada':
      return `foi pontuada e valeu ${formatPontosInWords(pontos ?? 0)}.`;
    case 'reprovada':
      return reenviadaEm
        ? `foi reprovada${because}. No lugar dela vale a que você enviou em ${dayOf(reenviadaEm)}.`
        : `foi reprovada${because}. Você pode enviar de novo na tela Pontos, em “Enviar de novo”.`;
    case 'encerrada':
      return `não pode ser pontuada${because}.`;
    case 'cancelada':
      return `teve a pontuação cancelada${because}.`;
  }
}
