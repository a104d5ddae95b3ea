import {sharedArea, areaOfCorners} from './areas.js';
import type {ReadCorners} from '../reading.js';

/** The part of a shared file that belongs to this receipt. Pages from 1; corners on the first of them. */
export interface NotaCrop {
  readonly paginas?: readonly number[];
  /** Fractions of the upright page. */
  readonly cantos?: ReadCorners;
}

/** Message for a part of a PDF without pages. */
export const NO_PAGES = 'Informe as páginas do recorte';

/** The corners of the crop on this page; undefined for a whole page. Only the first of the pages has corners. */
export const cornersOnPage = (crop: NotaCrop | null | undefined, page: number): ReadCorners | undefined =>
  page === (crop?.paginas?.[0] ?? 1) ? crop?.cantos : undefined;

export interface PartFile {
  /** Index of the receipt's file, from 0. */
  readonly arquivo: number;
  readonly recorte?: NotaCrop | null;
}

/** One of the receipts into which a receipt is divided. */
export interface NotaPart {
  readonly arquivos: readonly PartFile[];
}

/** A file of a receipt, for dividing. */
export interface DivisibleFile {
  readonly mime: string;
  readonly recorte?: NotaCrop | null;
  /** Number of pages of a PDF; undefined if unknown. */
  readonly paginas?: number | undefined;
}

const MIN_AREA = 0.002;
/** Minimum share of an area that must be inside the other one, as corners are rounded in requests. */
const INSIDE = 0.98;
const PDF = 'application/pdf';
export const CORNERS_ERROR = 'O recorte tem quatro cantos, em frações da página';

/** The pt-BR error if this part of the file cannot be cropped; undefined if it can. */
export function cropError(crop: NotaCrop, file: DivisibleFile): string | undefined {
  const {paginas: pages, cantos: corners} = crop;
  const {mime} = file;
  if (!pages && !corners) return 'Informe as páginas ou os cantos do recorte';
  if (mime !== PDF && !mime.startsWith('image/')) return 'Este arquivo não pode ser recortado';
  if (corners?.flat().some(value => !(value >= 0 && value <= 1))) return CORNERS_ERROR;
  if (corners && areaOfCorners(corners) < MIN_AREA) return 'O recorte é pequeno demais ou torto';
  return pagesError(pages, file) ?? areaError(crop, file);
}

function pagesError(
  pages: readonly number[] | undefined,
  {mime, recorte: current, paginas: total}: DivisibleFile,
): string | undefined {
  if (mime !== PDF) return pages && 'Só um PDF tem páginas';
  if (!pages || pages.length === 0 || pages.some(page => !Number.isInteger(page) || page < 1)) return NO_PAGES;
  if (new Set(pages).size !== pages.length) return 'Uma página não pode se repetir';
  const own = current?.paginas;
  if (own) return pages.every(page => own.includes(page)) ? undefined : 'A página não é desta nota';
  if (total === undefined) return 'Não foi possível contar as páginas deste PDF';
  const beyond = pages.find(page => page > total);
  if (beyond === undefined) return undefined;
  return `O PDF tem ${total === 1 ? 'uma página só' : `${total} páginas`}: a página ${beyond} não existe`;
}

/** A file that is already cropped can only be cropped further. */
function areaError(
  {paginas: pages = [1], cantos: corners}: NotaCrop,
  {recorte: current}: DivisibleFile,
): string | undefined {
  return pages.every(page => {
    const fileOfNota = cornersOnPage(current, page);
    const cut = cornersOnPage({paginas: pages, cantos: corners}, page);
    return !fileOfNota || (cut && sharedArea(cut, fileOfNota) >= areaOfCorners(cut) * INSIDE);
  })
    ? undefined
    : 'O recorte sai da parte que é desta nota';
}
