import type {EntityName} from '@clube/api-client';
import type {Call} from '@clube/domain';
import type {ReactNode} from 'react';

/** The fields of a row that hold such a value, or nothing. */
type FieldOf<L, V> = {
  [K in keyof L & string]-?: NonNullable<L[K]> extends V ? K : never;
}[keyof L & string];

/** What is said above the column, and beside the value on a phone. */
interface Titled {
  title: string;
}

interface Common<L> {
  /** The server, or the list on the spot, can sort by it. */
  sortable?: boolean;
  /** What the row is known by: on a phone the heading of its card. One column of a list. */
  main?: boolean;
  /** Pixels at least; what is left over goes to the columns of text. */
  width?: number;
  /** Hidden until the user chooses to show it. */
  hidden?: boolean;
  /** A smaller text beside or below the value. */
  note?: (row: L) => string | false | null | undefined;
  /** The fields that an exported file has for this column, where they are not `field` alone. */
  files?: readonly (keyof L & string)[];
  /** The address that the value leads to: the rows behind it. */
  to?: (row: L) => string | undefined;
  /** The content of the cell, where it is not that of its kind. */
  cell?: (row: L) => ReactNode;
}

/** How the cells of a column are typed anew where they stand, by who may make the call. */
interface CellEdit<L, V> {
  call: Call;
  /** The declaration whose rule the field has. */
  entity: EntityName;
  /** The list that shows something else afterwards. */
  resource: string;
  /** Whose cell it is, for who hears it. */
  nameOf: (row: L) => string;
  success: string;
  /** Said when it failed and the server did not say why. */
  failure: string;
  save: (row: L, value: V) => Promise<unknown>;
}

interface Text<L> extends Common<L> {
  kind: 'text';
  field: FieldOf<L, string | number>;
  /** Where the field itself is not what people read. */
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
  /** The rows that are shown are added up below the list. */
  total?: boolean;
  edit?: CellEdit<L, number>;
}

interface Drawn<L> extends Common<L> {
  kind: 'status' | 'toggle' | 'picture' | 'custom';
  /** Unique in the list; the field that the server sorts by, where it can. */
  field: string;
  cell: (row: L) => ReactNode;
}

interface Actions<L> extends Pick<Common<L>, 'width'> {
  kind: 'actions';
  field: string;
  cell: (row: L) => ReactNode;
}

type Valued<L> = Text<L> | When<L> | Figure<L> | Drawn<L>;

/** A column of a list: what kind of value it holds says how that is written, aligned and how wide it is. */
export type Column<L> = (Valued<L> | Actions<L>) & Titled;

/** A column of a list of the server's: without a title it is called what the server calls its field. */
export type ListColumn<L> = (Valued<L> & Partial<Titled>) | (Actions<L> & Titled);

/** One whose cells are typed anew. */
export type EditableColumn<L> = ((Text<L> & {edit: CellEdit<L, string>}) | (Figure<L> & {edit: CellEdit<L, number>})) &
  Titled;

export const isEditable = <L>(column: Column<L>): column is EditableColumn<L> =>
  'edit' in column && column.edit !== undefined;

export type Kind = Column<unknown>['kind'];

const FIGURES: readonly Kind[] = ['money', 'points', 'number'];
export const isNumeric = <L>(column: Column<L>): column is Figure<L> & Titled => FIGURES.includes(column.kind);

export const isSortable = <L>(column: Column<L>): boolean => column.kind !== 'actions' && column.sortable === true;
export const isMain = <L>(column: Column<L>): boolean => column.kind !== 'actions' && column.main === true;

/** The fields that an exported file has for the column. */
export const exportedFields = <L>(column: ListColumn<L>): readonly string[] =>
  column.kind === 'actions' ? [] : (column.files ?? [column.field]);

/** The value of a row under this name, whatever it is. */
export const valueOf = (row: object, field: string): unknown => Reflect.get(row, field);
