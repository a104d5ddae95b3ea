import {FIELDS, HEADINGS} from './generated/fields.js';

/** How screens show a field: its column in lists and its input in forms. */
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

/** The description of an entity's field, from its declaration on the server. */
export interface FieldDescription {
  readonly title: string;
  readonly display: Display;
  readonly options?: readonly {readonly value: string | number; readonly text: string}[];
  readonly decimals?: number;
  /** The entity that its value references, and the field by which people recognise its rows. */
  readonly reference?: {readonly entity: string; readonly label: string};
  readonly writable?: true;
  readonly sortable?: true;
  /** The labels of a switch, if they differ from yes and no. */
  readonly on?: string;
  readonly off?: string;
}

/** An entity whose fields have titles. */
export type DescribedEntity = keyof typeof FIELDS;
export type FieldOf<E extends DescribedEntity> = keyof (typeof FIELDS)[E] & string;

/** Every entity with titled fields. */
export const DESCRIBED_ENTITIES = Object.keys(FIELDS) as DescribedEntity[];

/** The titled fields of an entity; empty if it has none. */
export function fieldsOf(entity: string): Readonly<Record<string, FieldDescription>> {
  const all: Readonly<Record<string, Readonly<Record<string, FieldDescription>>>> = FIELDS;
  return Object.hasOwn(all, entity) ? (all[entity] ?? {}) : {};
}

/** The headings of a list's files by field; `list` is its name on the server. */
export function headingsOf(list: string): Readonly<Record<string, string>> {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = HEADINGS;
  return Object.hasOwn(all, list) ? (all[list] ?? {}) : {};
}
