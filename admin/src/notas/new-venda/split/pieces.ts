import type {BodyOf} from '@clube/api-client';
import {cornersOnPage, type ReadingWarning, type ReadCorners} from '@clube/domain';
import {fileKind} from '../../../components/notas/file-kind.ts';
import type {ReadingFile} from '../reading/types';

interface Crop {
  paginas?: number[];
  cantos?: ReadCorners;
}

/** A part in the request that splits the receipt. */
export interface NotaPart {
  arquivos: {arquivo: number; recorte?: Crop}[];
}

/** A page or an area of one, and the index of its part, from 0. */
export interface Piece {
  arquivo: number;
  /** Numbered from 1; undefined if the file has no separate pages, or if they could not be counted. */
  pagina?: number | undefined;
  /** Corners of the area; undefined: the whole page. */
  cantos?: ReadCorners | undefined;
  part: number;
  /** Whether the reading found a receipt there; other pieces belong to the last part by default. */
  read: boolean;
}

export type Files = readonly Pick<ReadingFile, 'tipo' | 'diretorioArquivo' | 'recorte'>[];

/** The corners of a whole page. */
export const WHOLE_PAGE: ReadCorners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const isPdf = (arquivo: Files[number] | undefined): boolean => fileKind(arquivo ?? {}) === 'pdf';
const isWhole = (cantos: ReadCorners): boolean => cantos.flat().every(value => value <= 0.001 || value >= 0.999);

/** All pieces of the receipt, in order. `pageCounts` has the number of pages of each PDF, by file index. */
export function piecesOf(
  parts: NonNullable<ReadingWarning['partes']>,
  arquivos: Files,
  pageCounts: readonly (number | undefined)[],
): Piece[] {
  const readPieces = parts.flatMap((places, part) =>
    places.map(({arquivo, pagina, cantos}): Piece => ({
      arquivo,
      pagina: isPdf(arquivos[arquivo]) ? pagina : undefined,
      cantos: isWhole(cantos) ? undefined : cantos,
      part,
      read: true,
    })),
  );
  return arquivos.flatMap((arquivo, i) => {
    const inFile = readPieces.filter(read => read.arquivo === i);
    const missingPages = pagesToPlace(arquivo, pageCounts[i], inFile).filter(pagina =>
      inFile.every(read => read.pagina !== pagina),
    );
    const rest = missingPages.map((pagina): Piece => ({
      arquivo: i,
      pagina,
      cantos: pagina === undefined ? undefined : cornersOnPage(arquivo.recorte, pagina),
      part: parts.length - 1,
      read: false,
    }));
    return [...inFile, ...rest].sort((a, b) => (a.pagina ?? 0) - (b.pagina ?? 0));
  });
}

/** The pages of a file that belong to the receipt, as far as they are known; a picture has one, an XML none. */
export function pagesOfFile(arquivo: Files[number], pageCounts: number | undefined): readonly number[] {
  if (!isPdf(arquivo)) return fileKind(arquivo) === 'xml' ? [] : [1];
  return arquivo.recorte?.paginas ?? Array.from({length: pageCounts ?? 0}, (_, i) => i + 1);
}

/** The pages that must be assigned to a part. */
function pagesToPlace(
  arquivo: Files[number],
  pageCounts: number | undefined,
  readPieces: readonly Piece[],
): readonly (number | undefined)[] {
  if (!isPdf(arquivo)) return [undefined];
  const paginas = pagesOfFile(arquivo, pageCounts);
  return paginas.length > 0 || readPieces.length > 0 ? paginas : [undefined];
}

/** The indexes of parts without a piece. */
export const emptyParts = (pieces: readonly Piece[], parts: number): number[] =>
  Array.from({length: parts}, (_, i) => i).filter(i => pieces.every(({part}) => part !== i));

/** Whether any piece can be assigned to another part: areas that the reading found are fixed, one per part. */
export const hasChoice = (pieces: readonly Piece[], parts: number): boolean =>
  pieces.length > parts || pieces.some(({pagina, cantos, read}) => !read || (pagina !== undefined && !cantos));

/** The parts for the request: an area has its own entry, whole pages of a file are grouped. */
export function partsToDivide(pieces: readonly Piece[], parts: number): NotaPart[] {
  return Array.from({length: parts}, (_, i) => {
    const ofPart = pieces.filter(({part}) => part === i);
    const arquivos = [...new Set(ofPart.map(({arquivo}) => arquivo))];
    return {arquivos: arquivos.flatMap(arquivo => usesOf(ofPart.filter(piece => piece.arquivo === arquivo)))};
  });
}

/** The parts in the API's request type, which has mutable arrays. */
export function requestToDivide(pieces: readonly Piece[], parts: number): BodyOf<'/api/nota/{idFoto}/dividir'> {
  const cropOf = ({paginas, cantos}: Crop) => ({
    ...(paginas && {paginas}),
    ...(cantos && {cantos}),
  });
  return {
    partes: partsToDivide(pieces, parts).map(({arquivos}) => ({
      arquivos: arquivos.map(({arquivo, recorte}) => ({arquivo, ...(recorte && {recorte: cropOf(recorte)})})),
    })),
  };
}

function usesOf(pieces: readonly Piece[]): NotaPart['arquivos'] {
  const areaPieces = pieces.filter(({cantos}) => cantos);
  const whole = pieces.filter(({cantos}) => !cantos);
  const paginas = whole.flatMap(({pagina}) => pagina ?? []);
  return [
    ...areaPieces.map(({arquivo, pagina, cantos}) => ({
      arquivo,
      recorte: {...(pagina !== undefined && {paginas: [pagina]}), ...(cantos && {cantos})},
    })),
    ...whole.slice(0, 1).map(({arquivo}) => ({arquivo, ...(paginas.length > 0 && {recorte: {paginas}})})),
  ];
}

/** The label of a piece: "Página 3", "Foto 2", "Página 1 do arquivo 2, 1ª área". */
export function pieceName(piece: Piece, pieces: readonly Piece[]): string {
  const {arquivo, pagina} = piece;
  const several = pieces.some(other => other.arquivo !== arquivo);
  const onSheet = pieces.filter(other => other.arquivo === arquivo && other.pagina === pagina);
  const ofFile = several && pagina !== undefined ? ` do arquivo ${arquivo + 1}` : '';
  const name = pagina === undefined ? `Arquivo ${arquivo + 1}` : `Página ${pagina}${ofFile}`;
  return onSheet.length > 1 ? `${name}, ${onSheet.indexOf(piece) + 1}ª área` : name;
}
