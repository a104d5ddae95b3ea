import {FileNotAccepted} from '../refusals';
import type {FieldHeadings} from './columns';
import type {FileDialect} from './file';

// What the server and the process that reads a file say to each other. No parser is imported here.

/** One column of the file, and the field that it is for. */
export interface FileColumn {
  nome: string;
  exemplo: string;
  campo: string | null;
}

/** A file as it will be read, with its beginning. */
export interface Preview extends FileDialect {
  planilhas: string[];
  colunas: FileColumn[];
  amostra: string[][];
  problemas: string[];
  estimativa: number;
}

/** What a person has chosen instead of what was recognised. */
export type Chosen = Partial<Omit<FileDialect, 'formato'>> & {campos?: readonly (string | null)[] | undefined};

/** The request for a preview; plain data, so that it can be handed to another process. */
export interface PreviewRequest {
  fields: Readonly<Record<string, FieldHeadings>>;
  chosen: Chosen & {formato: 'csv' | 'xlsx'};
}

const KNOWN = new Set(['xlsx', 'xlsm', 'zip']);

/** @param type what the content was recognised as, where it was */
export function formatOf(type: {ext: string} | undefined): 'csv' | 'xlsx' {
  if (type && KNOWN.has(type.ext)) return 'xlsx';
  if (type?.ext === 'cfb') throw FileNotAccepted();
  return 'csv';
}
