import type {Schema} from '@clube/api-client';
import type {FieldErrors} from '@clube/domain';
import type {ComponentType} from 'react';

/** An import as the server answers it. */
export type Import = Schema<'Importacao'>;

/** What goes with the file, by the names that the server's kind gives. */
export type ImportParams = Import['parametros'];

/** The fields beside the file. */
export interface ParamsOfImport {
  readonly Input: ComponentType<{
    value: ImportParams;
    errors: FieldErrors;
    onChange: (value: ImportParams) => void;
  }>;
  readonly initial: ImportParams;
  readonly errorsOf: (value: ImportParams) => FieldErrors;
  /** Said beside the file's name. */
  readonly describe: (value: ImportParams) => string | undefined;
}

/** What is imported, in words: the screens know nothing else of it. */
export interface ImportKind {
  readonly tipo: Import['tipo'];
  /** As in "Importar produtos". */
  readonly title: string;
  /** What a line becomes: one, and many of it. */
  readonly row: readonly [one: string, many: string];
  /** Said at the end after how many were written: of one, and of many. */
  readonly written: readonly [one: string, many: string];
  /** Of its wizard, below /painel. */
  readonly path: string;
  /** Of the list of past imports, below /painel. */
  readonly listPath: string;
  /** Where one sees what was written. */
  readonly result: {readonly label: string; readonly to: string};
  readonly params?: ParamsOfImport | undefined;
  /** Lines are written group by group: what is refused then takes nothing else with it. */
  readonly groups?: true;
}

/** The first part of the key under which everything about imports is cached. */
export const IMPORTS = 'importacoes';

/** Of one import, at its current step or at a named one. */
export const addressOfImport = ({path}: ImportKind, id: number, step = ''): string =>
  `/painel${path}/${id}${step && `/${step}`}`;
