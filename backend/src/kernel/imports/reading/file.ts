import {createReadStream} from 'node:fs';
import type {UntrustedFile} from '@clube/confined';
import type {Encoding, Separator, DecimalSign} from '@clube/domain';
import {FileTooLarge} from '../refusals';
import type {Storage} from '../../storage/storage';

/** A file of lines, wherever it lies; read from its beginning as often as one likes. */
export interface FileOfLines extends UntrustedFile {
  /** It is the beginning of a longer one: its last line may be no whole one. */
  readonly cut?: true;
}

export const fileAt = (path: string, bytes: number): FileOfLines => ({
  bytes,
  read: range => createReadStream(path, range),
});

export const fileIn = (storage: Storage, key: string, bytes: number): FileOfLines => ({
  bytes,
  read: range => storage.read(key, range),
});

/** How a file is read. What does not concern its format stays empty. */
export interface FileDialect {
  formato: 'csv' | 'xlsx';
  codificacao: Encoding | null;
  separador: Separator | null;
  decimal: DecimalSign;
  /** The sheet of a workbook, by name. */
  planilha: string | null;
}

/** One line as a spreadsheet counts it: the first is 1, blank ones count. Of more cells than it may have the first one too many stays. */
export interface SheetRow {
  readonly linha: number;
  readonly cells: readonly string[];
}

/** So many cells a line may have, and so many lines a file. */
export const MAX_COLUMNS = 200;
export const MAX_LINES = 2_000_000;
/** What Excel takes in a cell. */
export const MAX_CELL = 32_767;

export const tooManyLines = () =>
  FileTooLarge({erro: `O arquivo tem mais de ${MAX_LINES.toLocaleString('pt-BR')} linhas. Divida-o.`});

export const isBlank = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '');
