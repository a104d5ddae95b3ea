import type {Schema} from '@clube/api-client';
import type {FieldErrors} from '@clube/domain';
import type {ComponentType} from 'react';

/** An import as in responses. */
export type Import = Schema<'Importacao'>;

/** The parameters sent with the file, by the names of the server's import kind. */
export type ImportParams = Import['parametros'];

/** The form fields for the parameters. */
export interface ParamsOfImport {
  readonly Input: ComponentType<{
    value: ImportParams;
    errors: FieldErrors;
    onChange: (value: ImportParams) => void;
  }>;
  readonly initial: ImportParams;
  readonly errorsOf: (value: ImportParams) => FieldErrors;
  /** A text about the parameters, shown next to the file's name. */
  readonly describe: (value: ImportParams) => string | undefined;
}

/** The texts and paths of an import kind; the screens have no other knowledge of it. */
export interface ImportKind {
  readonly tipo: Import['tipo'];
  /** Such as "Importar produtos". */
  readonly title: string;
  /** What one line of the file becomes: singular and plural. */
  readonly row: readonly [one: string, many: string];
  /** Shown at the end after the number of written rows: singular and plural. */
  readonly written: readonly [one: string, many: string];
  /** Path of its wizard, relative to /painel. */
  readonly path: string;
  /** Path of the list of imports, relative to /painel. */
  readonly listPath: string;
  /** The link to the written rows. */
  readonly result: {readonly label: string; readonly to: string};
  readonly params?: ParamsOfImport | undefined;
  /** Lines are written in groups: a refused group does not affect the others. */
  readonly groups?: true;
  /** Lines of groups are corrected in place, as others are. */
  readonly correctable?: true;
  /** What undoing does to the written rows, if not removing them: of one, of many, and once it is done. */
  readonly undone?: {readonly rows: readonly [one: string, many: string]; readonly done: string};
}

/** The first part of the query keys of everything about imports. */
export const IMPORTS = 'importacoes';

/** Path of one import, at its current step or at a named one. */
export const addressOfImport = ({path}: ImportKind, id: number, step = ''): string =>
  `/painel${path}/${id}${step && `/${step}`}`;
