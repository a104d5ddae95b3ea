import {lerChave, type ChaveLida} from '@clube/domain';
import type {Indicios} from '../document/types';
import {candidatos, type Candidato} from './candidates';

/** The key that a receipt goes by. */
export interface ChaveEscolhida extends Candidato<string> {
  lida: ChaveLida;
  certa: boolean;
  motivo?: string;
}

const CODIGOS = new Set(['qrcode', 'codigo_barras', 'xml']);
/** Below this a code was seen in one way only and may have been misread into another valid key. */
const CODIGO_SEGURO = 0.95;

const todos = (leituras: readonly Indicios[]) => leituras.flatMap(({chave}) => chave ?? []);

/** The different keys that codes give: more than one means more than one receipt. */
export function chavesDeCodigos(leituras: readonly Indicios[]): Candidato<string>[] {
  return candidatos(todos(leituras).filter(({fonte}) => CODIGOS.has(fonte))).filter(
    ({confianca}) => confianca >= CODIGO_SEGURO,
  );
}

/** A key that is plainly referred to, or was put right, stays below. */
const TEXTO_SEGURO = 0.9;

/** The different keys that the documents' own text prints as theirs. */
export function chavesDeTexto(leituras: readonly Indicios[]): Candidato<string>[] {
  return candidatos(todos(leituras).filter(({fonte}) => fonte === 'texto')).filter(
    ({confianca}) => confianca >= TEXTO_SEGURO,
  );
}

/**
 * The best key, and whether it may be relied on: its check digit holds, and it came from a code, or two ways agree on
 * it. What is printed beside it (number and issuer, read on their own) is such a second way for a PDF's own text.
 */
export function escolherChave(leituras: readonly Indicios[]): ChaveEscolhida | undefined {
  for (const candidato of candidatos(todos(leituras))) {
    const lida = lerChave(candidato.valor);
    if (!lida) continue;
    const peloCodigo = todos(leituras).some(
      ({valor, fonte, confianca}) => valor === candidato.valor && CODIGOS.has(fonte) && confianca >= CODIGO_SEGURO,
    );
    const outras = [...chavesDeCodigos(leituras), ...(peloCodigo ? [] : chavesDeTexto(leituras))];
    const rivais = outras.filter(({valor}) => valor !== candidato.valor);
    const concordam = candidato.fontes.length >= 2 || (candidato.fontes[0] === 'texto' && confirmada(lida, leituras));
    const certa = rivais.length === 0 && (peloCodigo || concordam);
    return {
      ...candidato,
      lida,
      certa,
      confianca: certa ? Math.max(candidato.confianca, CODIGO_SEGURO) : Math.min(candidato.confianca, 0.94),
      ...(certa ? {} : {motivo: motivoDe(rivais.length, candidato)}),
    };
  }
  return undefined;
}

function motivoDe(rivais: number, {fontes}: Candidato<string>): string {
  if (rivais > 0) return 'Há mais de uma chave de acesso neste arquivo';
  return fontes[0] === 'codigo_barras'
    ? 'O código de barras foi lido uma vez só: confira com os números impressos'
    : 'Lida só dos números impressos: confira';
}

/** Number and issuer stand elsewhere in the same text, and say the same. */
function confirmada({numero, cnpj}: ChaveLida, leituras: readonly Indicios[]): boolean {
  return leituras.some(
    leitura =>
      leitura.numero?.some(({fonte, valor}) => fonte === 'texto' && valor === numero) &&
      leitura.cnpj?.some(({fonte, valor}) => fonte === 'texto' && valor === cnpj),
  );
}
