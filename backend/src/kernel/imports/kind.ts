import type {ZodType} from 'zod';
import type {Call} from '@clube/domain';
import type {Kind} from '../entities/field';
import type {Database} from '../persistence/database';
import type {Sql} from '../persistence/sql';

/** A field of the lines of one kind, as the wizard shows it and as a file's heading may call it. */
export interface ImportField {
  titulo: string;
  /** A file without this column cannot be imported. */
  obrigatorio: boolean;
  exemplo: string;
  ajuda: string;
  /** What headings call it beside its name and title; case, accents and signs do not count. */
  palavras: readonly string[];
  /** How people write its values. */
  kind: Kind;
}

/** What was wrong with a line, by field. */
export interface LineError {
  campo: string;
  mensagem: string;
}

/** A checked line: what is to be written, by field, or why it cannot be, and to which group it belongs all the same. */
export type CheckedLine = {values: Record<string, unknown>} | {errors: LineError[]; group?: string};

/** What a write needs to know of its import. */
export interface WriteScope {
  importacao: number;
  /** Fields that the file has a column for. */
  campos: readonly string[];
  /** As `params` read them. */
  parametros: object;
}

/** What one statement of a write did; the lines that it could not do yet are the rest. */
export interface Written {
  lines: number;
  made: number;
  changed: number;
  same: number;
}

/**
 * A kind of import, declared once by the module that keeps what it writes: its columns, its parameters, how a line is
 * checked and how checked lines are written, a range at a time. See docs/imports.md.
 */
export interface ImportKind {
  /** `produtos` */
  tipo: string;
  titulo: string;
  /** The module that exports it (`__filename`): the process that reads its files finds it there. */
  declaredIn: string;
  /** Who may make this call may import. */
  right: Call;
  fields: Readonly<Record<string, ImportField>>;
  /** What the call beside the file takes; absent: nothing. */
  params?: ZodType<object>;
  /** @throws what of the parameters only the database knows to be wrong */
  checkParams?(db: Database, params: object): Promise<void>;
  /** The texts of a line, as the wire would bring them; absent columns are absent. */
  check(line: Readonly<Record<string, string>>): CheckedLine;
  /** Of a checked line, what no other line of the file may share; absent: lines may be equal. */
  keyOf?(values: Readonly<Record<string, unknown>>): string;
  /** The field at which a repeated key is reported. */
  keyField?: string;
  /** Lines that are written together or not at all, by a `GroupWriter`; instead of `keyOf`, `compare`, `lock` and `write`. */
  groupOf?(values: Readonly<Record<string, unknown>>): string;
  /** What was written is counted by lines, where groups are only what is written at once. */
  countsLines?: true;
  /**
   * What only the database knows to be wrong is put among the errors (`kinds/lines.ts`), one statement for each rule; a rule
   * is asked of all lines before the next.
   */
  refuse?: readonly ((scope: WriteScope, range: LineRange) => Sql)[];
  /** Tells lines `after` < linha ≤ `upTo` that would change something, or nothing, from new ones. One statement. */
  compare?(scope: WriteScope, range: LineRange): Sql;
  /** Run before the first range of a write, so that all locks are taken in one order. */
  lock?(scope: WriteScope): Sql;
  /** Writes the lines of a range that are right, audited; repeated until it has done all of them. One statement. */
  write?(scope: WriteScope, range: LineRange): Sql<Written>;
  /** What the right lines add up to, told before they are written. One statement. */
  summary?(scope: WriteScope): Sql<ImportFigure>;
  /** "2 produtos cadastrados" */
  done(count: number): string;
}

/** One of the figures that are told before writing. */
export interface ImportFigure {
  titulo: string;
  valor: number;
}

/** Lines of one group, in their order. */
export interface ImportGroup {
  importacao: number;
  linhas: readonly number[];
  valores: readonly Readonly<Record<string, unknown>>[];
  parametros: object;
}

/**
 * Writes one group, in a transaction with what becomes of its lines. What it refuses undoes what it wrote, and is said of its lines;
 * what it answers is said of them too, where they are not done but what it wrote stays. Other groups go on.
 */
export type GroupWriter = (group: ImportGroup) => Promise<string | undefined>;

export interface LineRange {
  after: number;
  upTo: number;
}

export const isImportKind = (value: unknown): value is ImportKind =>
  typeof value === 'object' && value !== null && 'tipo' in value && 'check' in value && 'fields' in value;
