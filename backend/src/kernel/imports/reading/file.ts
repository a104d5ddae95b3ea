import {createReadStream} from 'node:fs';
import type {UntrustedFile} from '@clube/confined';
import type {Encoding, Separator, DecimalSign} from '@clube/domain';
import {FileTooLarge} from '../refusals';
import type {Storage} from '../../storage/storage';

/** A file of lines in any place; it can be read from its beginning repeatedly. */
export interface ImportFile extends UntrustedFile {
  /** The file is the beginning of a longer one, so its last line may be incomplete. */
  readonly cut?: true;
}

export const fileAt = (path: string, bytes: number): ImportFile => ({
  bytes,
  read: range => createReadStream(path, range),
});

export const fileIn = (storage: Storage, key: string, bytes: number): ImportFile => ({
  bytes,
  read: range => storage.read(key, range),
});

/** How a file is read. Properties of the other formats are null. */
export interface FileDialect {
  formato: 'csv' | 'xlsx';
  codificacao: Encoding | null;
  separador: Separator | null;
  decimal: DecimalSign;
  /** The sheet of a workbook, by name. */
  planilha: string | null;
}

/**
 * One line, numbered as in a spreadsheet: from 1, blank lines included. With too many cells, only the first one beyond
 * the maximum is included.
 */
export interface SheetRow {
  readonly linha: number;
  readonly cells: readonly string[];
}

/** The maximum of cells per line and of lines per file. */
export const MAX_COLUMNS = 200;
export const MAX_LINES = 2_000_000;
/** The maximum of characters that Excel stores in a cell. */
export const MAX_CELL = 32_767;

export const tooManyLines = () =>
  FileTooLarge({erro: `O arquivo tem mais de ${MAX_LINES.toLocaleString('pt-BR')} linhas. Divida-o.`});

export const isBlank = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '');
