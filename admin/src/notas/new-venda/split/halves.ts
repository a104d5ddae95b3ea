import {cornersOnPage, type ReadingWarning, type ReadCorners} from '@clube/domain';
import {WHOLE_PAGE, pagesOfFile, type Files} from './pieces.ts';

/** How two receipts share a page, or that each has its own pages. */
export type Arrangement = 'beside' | 'above' | 'pages';

type Point = ReadCorners[number];

const midpoint = ([x, y]: Point, [x2, y2]: Point): Point => [(x + x2) / 2, (y + y2) / 2];

/** A page that can be cut; numbered from 1. */
export interface CuttableSheet {
  arquivo: number;
  pagina: number;
  name: string;
}

/** The pages of a receipt's files that can be cut into areas: all but XML files. */
export function cuttableSheets(arquivos: Files, pageCounts: readonly (number | undefined)[]): CuttableSheet[] {
  const sheets = arquivos.flatMap((arquivo, i) =>
    pagesOfFile(arquivo, pageCounts[i]).map(pagina => ({arquivo: i, pagina})),
  );
  const several = new Set(sheets.map(({arquivo}) => arquivo)).size > 1;
  return sheets.map(sheet => ({
    ...sheet,
    name: several ? `Arquivo ${sheet.arquivo + 1}, página ${sheet.pagina}` : `Página ${sheet.pagina}`,
  }));
}

type Parts = NonNullable<ReadingWarning['partes']>;
type Place = Pick<CuttableSheet, 'arquivo' | 'pagina'>;

const areaOf = (arquivos: Files, {arquivo, pagina}: Place): ReadCorners =>
  cornersOnPage(arquivos[arquivo]?.recorte, pagina) ?? WHOLE_PAGE;

/** The first page and the other pages as two parts, which people can then change. */
export function separatePages(arquivos: Files, sheets: readonly CuttableSheet[]): Parts {
  const places = sheets.map(({arquivo, pagina}) => ({arquivo, pagina, cantos: areaOf(arquivos, {arquivo, pagina})}));
  return [places.slice(0, 1), places.slice(1)];
}

/** The halves of a page, whose cut people can then move; of a part of a page, the halves of that part. */
export function halvesOf(arquivos: Files, {arquivo, pagina}: Place, arrangement: Arrangement): Parts {
  const [a, b, c, d] = areaOf(arquivos, {arquivo, pagina});
  const halves: readonly ReadCorners[] =
    arrangement === 'beside'
      ? [
          [a, midpoint(a, b), midpoint(d, c), d],
          [midpoint(a, b), b, c, midpoint(d, c)],
        ]
      : [
          [a, b, midpoint(b, c), midpoint(a, d)],
          [midpoint(a, d), midpoint(b, c), c, d],
        ];
  return halves.map(cantos => [{arquivo, pagina, cantos}]);
}
