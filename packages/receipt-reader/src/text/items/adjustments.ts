import {lerCentavos} from '../numbers';
import type {Linha, Termo} from '../types';
import {pareceCom} from './lexicon';

/** A row that changes an item: a discount or a charge on it, or its cancelling. Amounts in integer cents, positive. */
export interface Ajuste {
  tipo: 'desconto' | 'acrescimo' | 'cancelamento';
  centavos: number;
  /** The running number of the item it names; else it belongs to the one before. */
  item?: number;
  termo?: Termo;
}

function tipoDe(linha: Linha): Ajuste['tipo'] | undefined {
  const palavras = linha.termos.map(({dobrado}) => dobrado);
  const inicio = palavras.slice(0, 4);
  if (inicio.some(palavra => pareceCom(palavra, 'CANCELAMENTO') || pareceCom(palavra, 'CANCELADO')))
    return 'cancelamento';
  if (inicio.some(palavra => pareceCom(palavra, 'DESCONTO') || /^\(?-?\)?DESC[.:]*$/.test(palavra))) return 'desconto';
  if (inicio.some(palavra => pareceCom(palavra, 'ACRESCIMO') || /^\(?\+?\)?ACRESC?[.:]*$/.test(palavra)))
    return 'acrescimo';
  return undefined;
}

/** A row that begins as such, its amount read or not: no description. */
export const pareceAjuste = (linha: Linha): boolean => tipoDe(linha) !== undefined;

/** What a row says about an item; undefined where it is no such row. */
export function ajusteDe(linha: Linha): Ajuste | undefined {
  const tipo = tipoDe(linha);
  if (!tipo) return undefined;
  const termo = linha.termos.findLast(({texto}) => lerCentavos(texto, true) !== undefined);
  const lido = termo && lerCentavos(termo.texto, true);
  if (!lido && tipo !== 'cancelamento') return undefined;
  const numero = /ITEM[^-\w]*(?:N\S*\s*)?0*(\d{1,3})(?![\d.,])/.exec(
    linha.termos.map(({dobrado}) => dobrado).join(' '),
  )?.[1];
  return {tipo, centavos: Math.abs(lido?.centavos ?? 0), ...(numero && {item: Number(numero)}), ...(termo && {termo})};
}
