import {lugarNaVista, envolver} from '../document/geometry';
import type {Indicio} from '../document/types';
import type {Termo} from './types';

/** The most that the document's own text, and that a picture's, may be worth by itself. */
const TETO = {texto: 0.97, ocr: 0.85} as const;
/** A picture's text that a check digit or a sum confirms. */
const TETO_CONFERIDO = 0.9;

export interface Juizo {
  /** 0 to 1: how plainly this is the value that is meant. */
  firmeza: number;
  /** A check digit, a sum or a second place in the document says the same. */
  conferido?: boolean;
  /** Characters were guessed. */
  reparado?: boolean;
}

/** How sure a reading is: as sure as its weakest word, under the ceiling of its source. */
export function confiancaDe(termos: readonly Termo[], {firmeza, conferido, reparado}: Juizo): number {
  const ocr = termos.some(({pagina}) => pagina.fonte === 'ocr');
  const pior = Math.min(1, ...termos.map(({confianca}) => confianca));
  const teto = ocr || reparado ? (conferido && !reparado ? TETO_CONFERIDO : TETO.ocr) : TETO.texto;
  const base = conferido ? Math.max(pior, 0.8) : pior;
  const bruta = Math.min(teto, base) * firmeza * (reparado ? 0.8 : 1);
  return Math.round(bruta * 100) / 100;
}

/** A value with where it stands. `termos` are the words of the value alone. */
export function indicio<T>(valor: T, termos: readonly Termo[], juizo: Juizo): Indicio<T> {
  const pagina = termos[0]?.pagina;
  const caixa = envolver(termos.filter(termo => termo.pagina === pagina).map(({origem}) => origem));
  return {
    valor,
    fonte: pagina?.fonte ?? 'texto',
    confianca: confiancaDe(termos, juizo),
    ...(pagina && caixa && {lugar: lugarNaVista(pagina, caixa)}),
  };
}

/** Best first, each value once. */
export function melhores<T>(indicios: readonly Indicio<T>[], quantos = 4): Indicio<T>[] {
  const ordem = [...indicios].sort((a, b) => b.confianca - a.confianca);
  return ordem.filter((um, i) => ordem.findIndex(outro => outro.valor === um.valor) === i).slice(0, quantos);
}
