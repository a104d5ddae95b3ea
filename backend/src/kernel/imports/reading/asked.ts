import {ArquivoNaoAceito} from '../refusals';
import type {FieldWords} from './columns';
import type {Manner} from './file';

// What the server and the process that reads a file say to each other. No parser is imported here.

/** One column of the file, and the field that it is for. */
export interface FileColumn {
  nome: string;
  exemplo: string;
  campo: string | null;
}

/** A file as it will be read, with its beginning. */
export interface Preview extends Manner {
  planilhas: string[];
  colunas: FileColumn[];
  amostra: string[][];
  problemas: string[];
  estimativa: number;
}

/** What a person has chosen instead of what was recognised. */
export type Chosen = Partial<Omit<Manner, 'formato'>> & {campos?: readonly (string | null)[] | undefined};

/** What a preview is asked for; plain data, so that it can be handed to another process. */
export interface PreviewAsked {
  fields: Readonly<Record<string, FieldWords>>;
  chosen: Chosen & {formato: 'csv' | 'xlsx'};
}

const KNOWN = new Set(['xlsx', 'xlsm', 'zip']);

/** @param type what the content was recognised as, where it was */
export function formatOf(type: {ext: string} | undefined): 'csv' | 'xlsx' {
  if (type && KNOWN.has(type.ext)) return 'xlsx';
  if (type?.ext === 'cfb') throw ArquivoNaoAceito();
  return 'csv';
}
