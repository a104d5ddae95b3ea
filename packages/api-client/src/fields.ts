import {FIELDS, HEADINGS} from './generated/fields.js';

/** How screens write a field and ask for it. */
export type Display =
  | 'text'
  | 'longText'
  | 'code'
  | 'integer'
  | 'points'
  | 'money'
  | 'decimal'
  | 'switch'
  | 'date'
  | 'timestamp'
  | 'choice'
  | 'tags'
  | 'cpf'
  | 'cnpj'
  | 'phone'
  | 'cep'
  | 'uf'
  | 'email'
  | 'reference'
  | 'none';

/** A field of a registration as its declaration on the server has it. */
export interface FieldDescription {
  readonly title: string;
  readonly display: Display;
  readonly options?: readonly {readonly value: string | number; readonly text: string}[];
  readonly decimals?: number;
  /** Whose row its value names, and by which field people know that one. */
  readonly reference?: {readonly entity: string; readonly label: string};
  readonly writable?: true;
  readonly sortable?: true;
  /** What a switch says on and off, where it is not yes and no. */
  readonly on?: string;
  readonly off?: string;
}

/** An entity whose fields have titles. */
export type DescribedEntity = keyof typeof FIELDS;
export type FieldOf<E extends DescribedEntity> = keyof (typeof FIELDS)[E] & string;

/** Every entity with titled fields. */
export const DESCRIBED_ENTITIES = Object.keys(FIELDS) as DescribedEntity[];

/** The titled fields of an entity; none of one that has none. */
export function fieldsOf(entity: string): Readonly<Record<string, FieldDescription>> {
  const all: Readonly<Record<string, Readonly<Record<string, FieldDescription>>>> = FIELDS;
  return Object.hasOwn(all, entity) ? (all[entity] ?? {}) : {};
}

/** What the columns of a list's files are called, by field, by the list's name on the server. */
export function headingsOf(list: string): Readonly<Record<string, string>> {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = HEADINGS;
  return Object.hasOwn(all, list) ? (all[list] ?? {}) : {};
}
