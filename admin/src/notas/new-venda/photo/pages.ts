import {cornersOnPage, type ReadPlace} from '@clube/domain';
import {fileKind} from '../../../components/notas/file-kind.ts';
import type {Sheet} from '@clube/ui';
import type {ReadingFile} from '../reading/types';

/** A file of the receipt, with its URL. */
export interface PhotoFile extends ReadingFile {
  url: string;
}

/** The key of a page; pages are numbered from 1. */
export const pageKey = (file: number, pagina: number): string => `${file}/${pagina}`;

/** The rendered pages by the URL of their PDF; empty if it could not be rendered. */
export type Drawings = Readonly<Record<string, readonly string[]>>;

/**
 * The pages of the files as pictures, in order. Pages of a PDF that belong to another receipt are omitted. `rotations`
 * has the rotation, in degrees, that makes a page upright.
 */
export function pagesOf(
  files: readonly PhotoFile[],
  drawings: Drawings,
  description: string,
  rotations: Readonly<Record<string, number>> = {},
): Sheet[] {
  const sheets = files.flatMap((file, index): Omit<Sheet, 'description'>[] => {
    const {paginas} = file.recorte ?? {};
    const kind = fileKind(file);
    if (kind === 'xml') return [];
    const urls = kind === 'pdf' ? (drawings[file.url] ?? []) : [file.url];
    return urls.flatMap((url, i) => {
      if (kind === 'pdf' && paginas && !paginas.includes(i + 1)) return [];
      const crop = cornersOnPage(file.recorte, i + 1);
      const key = pageKey(index, i + 1);
      const rotation = rotations[key];
      return [{key, url, ...(crop && {crop}), ...(rotation && {rotation})}];
    });
  });
  return sheets.map((sheet, i) => ({
    ...sheet,
    description: sheets.length > 1 ? `${description}, página ${i + 1} de ${sheets.length}` : description,
  }));
}

export const outlineOf = ({arquivo: file, pagina, cantos}: ReadPlace) => ({sheet: pageKey(file, pagina), cantos});
