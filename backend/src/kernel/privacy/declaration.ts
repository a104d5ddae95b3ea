import type {Sql} from '../persistence/sql';

/**
 * The personal data in a table and how to erase it. Every table that refers to a painter must have such a declaration, with every
 * column of it that can hold text; a test compares them with the database catalogue.
 */
export interface PersonalTable {
  readonly table: string;
  /** Its rows are found by what the painter's own tables say, so it is erased before them. */
  readonly first?: true;
  /** SQL condition for the rows (alias t) of this painter. */
  rows(pintorId: number): Sql;
  /** `rows`: delete the rows. Otherwise: set these columns to these values. Absent: the rows can stay unchanged. */
  readonly erase?: 'rows' | Readonly<Record<string, Sql>>;
  /** Columns that reference `arquivo`: these files are deleted with all their renditions. */
  readonly files?: readonly string[];
  /** Text columns that are not erased, each with the reason. */
  readonly retained?: Readonly<Record<string, string>>;
}

/** A row of the export with values as people read them; missing values are null. */
export type PersonalDataRow = Readonly<Record<string, string | number | null>>;

/** A section of the personal data of a painter, shown and exported with headings and values in plain words. */
export interface PersonalDataSection {
  /** Its key in the exported file. */
  readonly name: string;
  readonly title: string;
  /** Order of the sections: identity first, technical logs last. */
  readonly place: number;
  /** The purpose for which it is stored. */
  readonly why: string;
  /** The rows, newest first; their keys are the headings. */
  rows(pintorId: number): Sql<PersonalDataRow>;
}

/** The personal data of painters that a module stores. */
export interface PersonalDataDeclaration {
  /** Tables that reference others of them come first. */
  readonly tables: readonly PersonalTable[];
  readonly exportSections?: readonly PersonalDataSection[];
}
