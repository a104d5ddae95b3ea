import {divisionError, MAX_FILES, type ReadingWarning, type ReadCorners} from '@clube/domain';
import {useCallback, useMemo, useState} from 'react';
import {fileKind} from '../../../components/notas/file-kind';
import type {ReadingFile} from '../reading/types';
import {adjust} from './adjust';
import {cuttableSheets, halvesOf, separatePages, type Arrangement} from './halves';
import {partsToDivide, piecesOf, type Piece} from './pieces';
import {fileUrl} from '@clube/api-client';
import {useQueries} from '@tanstack/react-query';

const MIMES = {pdf: 'application/pdf', xml: 'application/xml', imagem: 'image/jpeg'} as const;

type ByPiece<T> = Readonly<Record<number, T>>;

/** The division of a receipt: as the reading found it or as the user says, with the user's changes. */
export function useSplit(
  found: ReadingWarning['partes'],
  arquivos: readonly ReadingFile[],
  pageCounts: readonly (number | undefined)[],
) {
  const [choices, setChoices] = useState<ByPiece<number>>({});
  const [areas, setAreas] = useState<ByPiece<ReadCorners>>({});
  const [cut, setCut] = useState<{sheet: number; arrangement: Arrangement}>();
  const sheets = useMemo(() => (found ? [] : cuttableSheets(arquivos, pageCounts)), [found, arquivos, pageCounts]);
  // A receipt of several pages is rarely cut within one of them.
  const {sheet: sheetToCut, arrangement} = cut ?? {sheet: 0, arrangement: sheets.length > 1 ? 'pages' : 'beside'};
  const parts = useMemo(() => {
    const sheet = sheets[sheetToCut];
    if (found || !sheet) return found ?? [];
    return arrangement === 'pages' ? separatePages(arquivos, sheets) : halvesOf(arquivos, sheet, arrangement);
  }, [found, arquivos, sheets, sheetToCut, arrangement]);
  const pieces = useMemo(
    () =>
      piecesOf(parts, arquivos, pageCounts).map((piece, i): Piece => ({
        ...piece,
        part: choices[i] ?? piece.part,
        cantos: areas[i] ?? piece.cantos,
        // If the user says where the receipts lie, the reading does not matter.
        read: piece.read || !found,
      })),
    [parts, found, arquivos, pageCounts, choices, areas],
  );
  const give = (which: readonly number[], part: number): void =>
    setChoices(before => ({...before, ...Object.fromEntries(which.map(i => [i, part]))}));
  const adjustArea = useCallback(
    (which: number, cantos: ReadCorners): void => setAreas(before => ({...before, ...adjust(pieces, which, cantos)})),
    [pieces],
  );
  const cutBy = (sheet: number, how: Arrangement): void => {
    setCut({sheet, arrangement: how});
    setAreas({});
    setChoices({});
  };
  return {
    pieces,
    parts: parts.length,
    error: errorOf(pieces, parts.length, arquivos, pageCounts),
    /** The user's choices, if the reading found nothing. */
    byHand: sheets.length > 0 ? {sheets, sheet: sheetToCut, arrangement, onValueChange: cutBy} : undefined,
    give,
    adjustArea,
  };
}

/** The error of the division; if it depends on uncounted pages, only the server can validate it. */
function errorOf(
  pieces: readonly Piece[],
  parts: number,
  arquivos: readonly ReadingFile[],
  pageCounts: readonly (number | undefined)[],
): string | undefined {
  const notaFiles = arquivos.map((arquivo, i) => ({
    mime: MIMES[fileKind(arquivo)],
    paginas: pageCounts[i],
    ...(arquivo.recorte && {recorte: arquivo.recorte}),
  }));
  const allKnown = notaFiles.every(({mime, paginas, recorte}) => mime !== MIMES.pdf || (paginas ?? recorte?.paginas));
  const division = partsToDivide(pieces, parts);
  if (parts < 2) return 'Os arquivos desta nota não abriram: não há o que separar.';
  // An empty part is reported next to the pages.
  if (!allKnown || division.some(part => part.arquivos.length === 0)) return undefined;
  return divisionError(notaFiles, division, MAX_FILES);
}

interface PageCounts {
  /** By file index; undefined for files that are not PDFs or could not be opened. */
  pageCounts: (number | undefined)[];
  counting: boolean;
}

/** The number of pages of a receipt's PDF files, as the reading covers only the first ones. */
export function usePageCounts(arquivos: readonly ReadingFile[]): PageCounts {
  return useQueries({
    queries: arquivos.map(arquivo => {
      const url = fileUrl(arquivo.diretorioArquivo, arquivo.arquivoUrl) ?? '';
      return {
        queryKey: ['paginas', arquivo.diretorioArquivo ?? url],
        queryFn: async () => (await import('../photo/pdf')).countPages(url),
        // A part of a file already lists its pages.
        enabled: url !== '' && fileKind(arquivo) === 'pdf' && !arquivo.recorte?.paginas,
        staleTime: Infinity,
        retry: false,
      };
    }),
    combine: answers => ({
      pageCounts: answers.map(({data}) => data),
      counting: answers.some(({isLoading}) => isLoading),
    }),
  });
}
