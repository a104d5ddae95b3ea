import type {ZodType} from 'zod';
import type {Call} from '@clube/domain';
import type {Kind} from '../entities/field';
import type {Database} from '../persistence/database';
import type {Sql} from '../persistence/sql';

/** A column of an import: its label in the wizard, and the headings by which it is recognised in a file. */
export interface ImportField {
  titulo: string;
  /** A file without this column cannot be imported. */
  obrigatorio: boolean;
  exemplo: string;
  ajuda: string;
  /** Further headings that it is recognised by; case, accents and punctuation are ignored. */
  palavras: readonly string[];
  /** The kind of its values. */
  kind: Kind;
}

/** An error of a line, by field. */
export interface LineError {
  campo: string;
  mensagem: string;
}

/** A checked line: its values by field, or its errors, and even then the group it belongs to. */
export type CheckedLine = {values: Record<string, unknown>} | {errors: LineError[]; group?: string};

/** Properties of the import that the SQL statements of a kind use. */
export interface WriteScope {
  importacao: number;
  /** The fields that have a column in the file. */
  campos: readonly string[];
  /** The parsed `params`. */
  parametros: object;
}

/** The result of one `write` statement; it is repeated for the lines that it could not write yet. */
export interface Written {
  lines: number;
  made: number;
  changed: number;
  same: number;
}

/**
 * A kind of import, declared once by the module that owns the table: its columns, its parameters, how a line is
 * checked, and how checked lines are written, a range at a time. See docs/imports.md.
 */
export interface ImportKind {
  /** `produtos` */
  tipo: string;
  titulo: string;
  /** The file that exports it (`__filename`), from which the child process that reads files loads it. */
  declaredIn: string;
  /** The call whose permission is required. */
  right: Call;
  fields: Readonly<Record<string, ImportField>>;
  /** The schema of the parameters sent with the file; absent: none. */
  params?: ZodType<object>;
  /** @throws the errors of parameters that only the database can validate */
  checkParams?(db: Database, params: object): Promise<void>;
  /**
   * Validates a line. It gets the cell texts by field, in the format that requests use; columns missing in the file are
   * absent.
   */
  check(line: Readonly<Record<string, string>>): CheckedLine;
  /** A key that must be unique among the lines of a file; absent: lines may repeat. */
  keyOf?(values: Readonly<Record<string, unknown>>): string;
  /** The field at which a repeated key is reported. */
  keyField?: string;
  /**
   * The group of a line. A `GroupWriter` writes the lines of a group together or not at all; then `keyOf`, `compare`,
   * `lock` and `write` are not used.
   */
  groupOf?(values: Readonly<Record<string, unknown>>): string;
  /** Lines of groups can be corrected in place: `check` reads the stored values of a line again as the same ones. */
  correctable?: true;
  /** Results are counted in lines, as groups are a mere detail of writing. */
  countsLines?: true;
  /**
   * Statements that check rules which need the database, and add errors to lines (`kinds/lines.ts`). Each rule is
   * checked on all lines before the next one.
   */
  refuse?: readonly ((scope: WriteScope, range: LineRange) => Sql)[];
  /** Marks the lines `after` < linha ≤ `upTo` as new, changed or unchanged. One statement. */
  compare?(scope: WriteScope, range: LineRange): Sql;
  /** Locks all affected rows before the first range is written, always in the same order. One statement. */
  lock?(scope: WriteScope): Sql;
  /** Writes the valid lines of a range with their audit entries; repeated until all are written. One statement. */
  write?(scope: WriteScope, range: LineRange): Sql<Written>;
  /** How a written import is undone; absent: it cannot be. */
  undo?: UndoStatements;
  /** Totals of the valid lines, shown before writing. One statement. */
  summary?(scope: WriteScope): Sql<ImportFigure>;
  /** "2 produtos cadastrados" */
  done(count: number): string;
  /** "2 vendas canceladas", where undoing does something else than removing rows. */
  undone?(count: number): string;
}

/** How a written import is undone: all of it in one transaction, or nothing. */
export interface Undo {
  /** Locks all affected rows, always in the same order. */
  lock(importacao: number): Promise<void>;
  /** Counts what would be undone, and what was changed or used since. */
  preview(importacao: number): Promise<UndoPreview>;
  run(importacao: number): Promise<UndoCounts>;
}

/** The statements that undo the rows of a written import, by its entries in the audit trail. */
export interface UndoStatements {
  /** Lock all affected rows, always in the same order. */
  locks(importacao: number): Sql[];
  /** Counts the rows that would be undone, and those that were changed or used since. */
  preview(importacao: number): Sql<UndoPreview>;
  /** Removes the created rows and restores the changed ones, with their audit entries. */
  run(importacao: number): Sql<UndoCounts>;
}

export interface UndoCounts {
  /** Created rows, which are removed. */
  criadas: number;
  /** Changed rows, which get their former values back. */
  mudadas: number;
}

export interface UndoPreview extends UndoCounts {
  /** Rows that were changed or used since: while there is one, nothing can be undone. */
  impedidas: number;
  /** The first of them, by key. */
  primeiras: {chave: string; motivo: string}[];
}

/** A total that is shown before writing. */
export interface ImportFigure {
  titulo: string;
  valor: number;
}

/** The lines of one group, in order. */
export interface ImportGroup {
  importacao: number;
  linhas: readonly number[];
  valores: readonly Readonly<Record<string, unknown>>[];
  parametros: object;
}

/**
 * Writes one group and the results of its lines in one transaction. A thrown refusal rolls the group back and is
 * reported at its lines; a returned message is reported at its lines, too, but keeps what was written. Other groups are
 * not affected.
 */
export type GroupWriter = (group: ImportGroup) => Promise<string | undefined>;

export interface LineRange {
  after: number;
  upTo: number;
  /** Only these lines of the range. */
  only?: readonly number[];
}

/** The rights of all kinds that were defined, by `tipo`. */
export const IMPORT_RIGHTS = new Map<string, Call>();

export const isImportKind = (value: unknown): value is ImportKind =>
  typeof value === 'object' && value !== null && 'tipo' in value && 'check' in value && 'fields' in value;
