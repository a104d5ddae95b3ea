import type {Sql} from '../persistence/sql';

/**
 * What a table keeps of painters and what becomes of it when one asks to be forgotten. Every table that leads to a painter has
 * one, and every column of it that can hold words stands in it; a test asks the catalogue.
 */
export interface PersonalTable {
  readonly table: string;
  /** SQL, true of the rows (alias t) that are this painter's. */
  rows(pintorId: number): Sql;
  /** The rows go, or these columns become this; nothing, where the rows can stay as they are. */
  readonly erase?: 'rows' | Readonly<Record<string, Sql>>;
  /** Columns that name a row of `arquivo`: those files go, with everything that was drawn of them. */
  readonly files?: readonly string[];
  /** Columns that can hold words and stay, each with the reason. */
  readonly retained?: Readonly<Record<string, string>>;
}

/** A value as people read it; what is not there is empty. */
export type PersonalDataRow = Readonly<Record<string, string | number | null>>;

/** A section of the personal data stored about a painter, as it is shown and exported: headings and values in plain words. */
export interface PersonalDataSection {
  /** In the file that is handed over. */
  readonly name: string;
  readonly title: string;
  /** Sections are exported by ascending place: who somebody is first, the traces that machines leave last. */
  readonly place: number;
  /** What it is kept for. */
  readonly why: string;
  /** The rows, newest first; their keys are the headings. */
  rows(pintorId: number): Sql<PersonalDataRow>;
}

/** What a module keeps of painters. */
export interface PersonalDataDeclaration {
  /** What refers to others of them comes first. */
  readonly tables: readonly PersonalTable[];
  readonly exportSections?: readonly PersonalDataSection[];
}
