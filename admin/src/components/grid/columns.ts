import type {EntityName} from '@clube/api-client';
import type {Call} from '@clube/domain';
import type {ReactNode} from 'react';

/** The fields of a row with values of this type, also optional ones. */
type FieldOf<L, V> = {
  [K in keyof L & string]-?: NonNullable<L[K]> extends V ? K : never;
}[keyof L & string];

/** The title: the column's heading, and the value's label on a phone. */
interface Titled {
  title: string;
}

interface Common<L> {
  /** The list can be sorted by it, by the server or in the browser. */
  sortable?: boolean;
  /** The column that identifies the row: on a phone its card's heading. Only one per list. */
  main?: boolean;
  /** Minimum width, pixels; text columns share the remaining width. */
  width?: number;
  /** Hidden until the user chooses to show it. */
  hidden?: boolean;
  /** A smaller text next to or below the value. */
  note?: (row: L) => string | false | null | undefined;
  /** The fields for this column in exported files; default: `field` only. */
  files?: readonly (keyof L & string)[];
  /** The path that the value links to: the rows behind it. */
  to?: (row: L) => string | undefined;
  /** The content of the cell, if it differs from the default of its kind. */
  cell?: (row: L) => ReactNode;
}

/** Inline editing of a column's cells, for those who may make the request. */
interface CellEdit<L, V> {
  call: Call;
  /** The entity whose validation rule for the field applies. */
  entity: EntityName;
  /** The resource whose lists are refetched after a change. */
  resource: string;
  /** The row's name, for the input's accessible name. */
  nameOf: (row: L) => string;
  success: string;
  /** The error message, if the server gave none. */
  failure: string;
  save: (row: L, value: V) => Promise<unknown>;
}

interface Text<L> extends Common<L> {
  kind: 'text';
  field: FieldOf<L, string | number>;
  /** The displayed text, if the field itself is not readable. */
  value?: (row: L) => string | null | undefined;
  edit?: CellEdit<L, string>;
}

interface When<L> extends Common<L> {
  kind: 'date' | 'timestamp';
  field: FieldOf<L, string>;
}

interface Figure<L> extends Common<L> {
  kind: 'money' | 'points' | 'number';
  field: FieldOf<L, number>;
  /** The sum of the loaded rows is shown below the list. */
  total?: boolean;
  edit?: CellEdit<L, number>;
}

interface Drawn<L> extends Common<L> {
  kind: 'status' | 'toggle' | 'picture' | 'custom';
  /** Unique in the list; also the field that the server sorts by, if the column is sortable. */
  field: string;
  cell: (row: L) => ReactNode;
}

interface Actions<L> extends Pick<Common<L>, 'width'> {
  kind: 'actions';
  field: string;
  cell: (row: L) => ReactNode;
}

type Valued<L> = Text<L> | When<L> | Figure<L> | Drawn<L>;

/** A list's column; its kind decides the format, the alignment and the default width. */
export type Column<L> = (Valued<L> | Actions<L>) & Titled;

/** A column of an API list: without a title it has the title that the entity declares. */
export type ListColumn<L> = (Valued<L> & Partial<Titled>) | (Actions<L> & Titled);

/** A column with inline editing. */
export type EditableColumn<L> = ((Text<L> & {edit: CellEdit<L, string>}) | (Figure<L> & {edit: CellEdit<L, number>})) &
  Titled;

export const isEditable = <L>(column: Column<L>): column is EditableColumn<L> =>
  'edit' in column && column.edit !== undefined;

export type Kind = Column<unknown>['kind'];

const FIGURES: readonly Kind[] = ['money', 'points', 'number'];
export const isNumeric = <L>(column: Column<L>): column is Figure<L> & Titled => FIGURES.includes(column.kind);

export const isSortable = <L>(column: Column<L>): boolean => column.kind !== 'actions' && column.sortable === true;
export const isMain = <L>(column: Column<L>): boolean => column.kind !== 'actions' && column.main === true;

/** The fields for the column in exported files. */
export const exportedFields = <L>(column: ListColumn<L>): readonly string[] =>
  column.kind === 'actions' ? [] : (column.files ?? [column.field]);

/** The value of a row's field. */
export const valueOf = (row: object, field: string): unknown => Reflect.get(row, field);
