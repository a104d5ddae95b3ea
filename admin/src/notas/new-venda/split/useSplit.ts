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

/** How a receipt is to be divided: as it was found, or as people say, and what they changed of it. */
export function useSplit(
  found: ReadingWarning['partes'],
  arquivos: readonly ReadingFile[],
  pageCounts: readonly (number | undefined)[],
) {
  const [choices, setChoices] = useState<ByPiece<number>>({});
  const [areas, setAreas] = useState<ByPiece<ReadCorners>>({});
  const [cut, setCut] = useState<{sheet: number; arrangement: Arrangement}>();
  const sheets = useMemo(() => (found ? [] : cuttableSheets(arquivos, pageCounts)), [found, arquivos, pageCounts]);
  // What several pages were sent as is rarely cut through one of them.
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
        // Where people say themselves what lies where, nothing hangs on what was read.
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
    /** What people have to say, where nothing was found. */
    byHand: sheets.length > 0 ? {sheets, sheet: sheetToCut, arrangement, onValueChange: cutBy} : undefined,
    give,
    adjustArea,
  };
}

/** Why the areas cannot be so; what depends on pages that nobody could count is left to the server. */
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
  // An empty part is reported beside the pages.
  if (!allKnown || division.some(part => part.arquivos.length === 0)) return undefined;
  return divisionError(notaFiles, division, MAX_FILES);
}

interface PageCounts {
  /** By file; undefined for what is no PDF, and for one that could not be opened. */
  pageCounts: (number | undefined)[];
  counting: boolean;
}

/** How many pages the PDF files of a receipt have: the reading looks at the first ones only. */
export function usePageCounts(arquivos: readonly ReadingFile[]): PageCounts {
  return useQueries({
    queries: arquivos.map(arquivo => {
      const url = fileUrl(arquivo.diretorioArquivo, arquivo.arquivoUrl) ?? '';
      return {
        queryKey: ['paginas', arquivo.diretorioArquivo ?? url],
        queryFn: async () => (await import('../photo/pdf')).countPages(url),
        // The pages of a part of a file are written with the part.
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
