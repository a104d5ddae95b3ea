import {areaComum, areaDosCantos} from './areas.js';
import type {CantosLidos} from './leitura.js';

/** Where two receipts share a file: the part that is this one. Pages from 1; corners on the first of them. */
export interface RecorteNota {
  readonly paginas?: readonly number[];
  /** Fractions of the page as people see it. */
  readonly cantos?: CantosLidos;
}

/** Told of a part of a PDF that does not say which pages it is. */
export const SEM_PAGINAS = 'Informe as páginas do recorte';

/** The corners of what is cut out of a page; undefined for a whole one. They are on the first of the pages. */
export const cantosNaPagina = (recorte: RecorteNota | null | undefined, pagina: number): CantosLidos | undefined =>
  pagina === (recorte?.paginas?.[0] ?? 1) ? recorte?.cantos : undefined;

export interface ArquivoDaParte {
  /** Which of the receipt's files, from 0. */
  readonly arquivo: number;
  readonly recorte?: RecorteNota | null;
}

/** One of the receipts that a receipt is divided into. */
export interface ParteNota {
  readonly arquivos: readonly ArquivoDaParte[];
}

/** What a receipt consists of. */
export interface ArquivoDaNota {
  readonly mime: string;
  readonly recorte?: RecorteNota | null;
  /** How many pages a PDF has; undefined when that is not known. */
  readonly paginas?: number | undefined;
}

const AREA_MINIMA = 0.002;
/** Of an area that must lie inside another one; corners are rounded on their way. */
const DENTRO = 0.98;
const PDF = 'application/pdf';
export const ERRO_DOS_CANTOS = 'O recorte tem quatro cantos, em frações da página';

/** Why this part of the file cannot be cut out, in pt-BR; undefined when it can. */
export function erroDoRecorte(recorte: RecorteNota, arquivo: ArquivoDaNota): string | undefined {
  const {paginas, cantos} = recorte;
  const {mime} = arquivo;
  if (!paginas && !cantos) return 'Informe as páginas ou os cantos do recorte';
  if (mime !== PDF && !mime.startsWith('image/')) return 'Este arquivo não pode ser recortado';
  if (cantos?.flat().some(valor => !(valor >= 0 && valor <= 1))) return ERRO_DOS_CANTOS;
  if (cantos && areaDosCantos(cantos) < AREA_MINIMA) return 'O recorte é pequeno demais ou torto';
  return erroDasPaginas(paginas, arquivo) ?? erroDaArea(recorte, arquivo);
}

function erroDasPaginas(
  paginas: readonly number[] | undefined,
  {mime, recorte: atual, paginas: total}: ArquivoDaNota,
): string | undefined {
  if (mime !== PDF) return paginas && 'Só um PDF tem páginas';
  if (!paginas || paginas.length === 0 || paginas.some(pagina => !Number.isInteger(pagina) || pagina < 1))
    return SEM_PAGINAS;
  if (new Set(paginas).size !== paginas.length) return 'Uma página não pode se repetir';
  const tem = atual?.paginas;
  if (tem) return paginas.every(pagina => tem.includes(pagina)) ? undefined : 'A página não é desta nota';
  if (total === undefined) return 'Não foi possível contar as páginas deste PDF';
  const alem = paginas.find(pagina => pagina > total);
  if (alem === undefined) return undefined;
  return `O PDF tem ${total === 1 ? 'uma página só' : `${total} páginas`}: a página ${alem} não existe`;
}

/** What is cut already can only be cut further. */
function erroDaArea({paginas = [1], cantos}: RecorteNota, {recorte: atual}: ArquivoDaNota): string | undefined {
  return paginas.every(pagina => {
    const daNota = cantosNaPagina(atual, pagina);
    const sua = cantosNaPagina({paginas, cantos}, pagina);
    return !daNota || (sua && areaComum(sua, daNota) >= areaDosCantos(sua) * DENTRO);
  })
    ? undefined
    : 'O recorte sai da parte que é desta nota';
}
