import {sharedArea, areaOfCorners} from './areas.js';
import type {ReadCorners} from '../reading.js';
import {cornersOnPage, cropError, type DivisibleFile, type NotaPart, type NotaCrop} from './parts.js';

/** Two areas that share at least this part of the smaller one are the same paper. */
const SAME_AREA = 0.8;

/** A page, or an area of one. */
interface Piece {
  page: number;
  corners?: ReadCorners | undefined;
}

/**
 * The pt-BR error if a receipt of these files cannot be divided so; undefined if it can. At least two parts, none empty.
 * Every page of every file must be in exactly one part. If a page is divided by areas, the rest
 * of the page may be left out, as it is the table under the paper; every part keeps the whole picture.
 */
export function divisionError(
  files: readonly DivisibleFile[],
  parts: readonly NotaPart[],
  maxFiles: number,
): string | undefined {
  if (parts.length < 2) return 'Divida a nota em pelo menos duas partes';
  if (parts.some(part => part.arquivos.length === 0)) return 'Cada parte precisa de um arquivo';
  if (parts.some(part => part.arquivos.length > maxFiles)) return `São no máximo ${maxFiles} arquivos`;
  for (const {arquivo: file, recorte: crop} of parts.flatMap(part => part.arquivos)) {
    const fileOfNota = files[file];
    if (!fileOfNota) return 'O arquivo não é desta nota';
    const error = crop ? cropError(crop, fileOfNota) : undefined;
    if (error) return error;
  }
  return files.map((file, i) => useError(file, i, {partes: parts, arquivos: files})).find(Boolean);
}

function useError(
  file: DivisibleFile,
  index: number,
  {partes: parts, arquivos: files}: {partes: readonly NotaPart[]; arquivos: readonly DivisibleFile[]},
): string | undefined {
  const uses = parts.flatMap(part => part.arquivos.filter(use => use.arquivo === index));
  if (uses.length === 0) return 'Cada arquivo precisa estar em alguma parte';
  const crops = uses.flatMap(({recorte: crop}) => (crop ? [crop] : []));
  if (uses.length > 1 && crops.length < uses.length) return 'Um arquivo em duas partes precisa ser recortado';
  if (crops.length === 0) return undefined;
  const pieces = crops.flatMap(piecesOf);
  const byPage = Map.groupBy(pieces, ({page}) => page);
  if ([...byPage.values()].some(hasRepeated)) return 'O mesmo recorte não pode estar em duas partes';
  const ofFile = files.length > 1 ? ` do arquivo ${index + 1}` : '';
  const missing = pagesOf(file).filter(page => !byPage.has(page));
  return missing.length > 0 ? `Nenhuma parte ficou com ${nameAll(missing)}${ofFile}` : undefined;
}

const piecesOf = (crop: NotaCrop): Piece[] =>
  (crop.paginas ?? [1]).map(page => ({page, corners: cornersOnPage(crop, page)}));

/** The page numbers of a file that belong to the receipt; a picture has one page. */
const pagesOf = ({recorte: crop, paginas: pages = 1}: DivisibleFile): readonly number[] =>
  crop?.paginas ?? Array.from({length: pages}, (_, i) => i + 1);

/** Whether the same piece of a page occurs twice. */
const hasRepeated = (pieces: readonly Piece[]): boolean =>
  pieces.some(({corners}, i) => pieces.slice(i + 1).some(other => coincide(corners, other.corners)));

function coincide(one: ReadCorners | undefined, other: ReadCorners | undefined): boolean {
  if (!one || !other) return true;
  return sharedArea(one, other) > Math.min(areaOfCorners(one), areaOfCorners(other)) * SAME_AREA;
}

/** "a página 3", "as páginas 2, 4 a 9 e 12". */
function nameAll(pages: readonly number[]): string {
  const ranges: [de: number, ate: number][] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const names = ranges.flatMap(([from, to]) =>
    to > from + 1 ? `${from} a ${to}` : [...new Set([from, to])].map(String),
  );
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : names.join('');
  return pages.length === 1 ? `a página ${list}` : `as páginas ${list}`;
}
