import {FileNotAccepted} from '../refusals';
import type {FieldHeadings} from './columns';
import type {FileDialect} from './file';

// The messages between the server and the process that reads a file. No parser is imported here.

/** One column of the file and the field that it is imported to. */
export interface FileColumn {
  nome: string;
  exemplo: string;
  campo: string | null;
}

/** How a file will be read, and its first lines. */
export interface Preview extends FileDialect {
  planilhas: string[];
  colunas: FileColumn[];
  amostra: string[][];
  problemas: string[];
  estimativa: number;
}

/** Options that a person chose instead of the detected ones. */
export type Chosen = Partial<Omit<FileDialect, 'formato'>> & {campos?: readonly (string | null)[] | undefined};

/** The request for a preview; plain data, so that it can be handed to another process. */
export interface PreviewRequest {
  fields: Readonly<Record<string, FieldHeadings>>;
  chosen: Chosen & {formato: 'csv' | 'xlsx'};
}

const KNOWN = new Set(['xlsx', 'xlsm', 'zip']);

/** @param type the type detected from the content, if any */
export function formatOf(type: {ext: string} | undefined): 'csv' | 'xlsx' {
  if (type && KNOWN.has(type.ext)) return 'xlsx';
  if (type?.ext === 'cfb') throw FileNotAccepted();
  return 'csv';
}
