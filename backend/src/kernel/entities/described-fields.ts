import {allLists, headingsOf} from '../lists/list';
import {isServed} from '../lists/list-docs';
import {allEntities} from './entity';
import {isWritable, type AnyField, type Display, type Reference} from './field';

/** A field's description for the screens, from which they make columns and inputs. */
interface DescribedField {
  title: string;
  display: Display;
  /** The options of a choice, each with its label. */
  options?: {value: string | number; text: string}[];
  decimals?: number;
  reference?: Omit<Reference, 'missing'>;
  writable?: true;
  sortable?: true;
  /** The labels of a switch. */
  on?: string;
  off?: string;
}

type Named<T> = Record<string, T>;

/** The titled fields of every entity and the headings of every list, from which the client's types are generated. */
export function describedFields(): {fields: Named<Named<DescribedField>>; headings: Named<Named<string>>} {
  const entities = allEntities().flatMap(({name, fields}) => {
    const described = Object.entries(fields).flatMap(([field, declared]) => {
      const description = describe(declared);
      return description ? [[field, description] as const] : [];
    });
    return described.length > 0 ? [[name, Object.fromEntries(described)] as const] : [];
  });
  const lists = allLists()
    .filter(isServed)
    .map(list => [list.name, Object.fromEntries(headingsOf(list))] as const);
  return {fields: sorted(entities), headings: sorted(lists)};
}

const sorted = <T>(entries: (readonly [string, T])[]): Named<T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

function describe(field: AnyField): DescribedField | undefined {
  const {title, display, options, labels, decimals, reference, sortable} = field.state;
  if (title === undefined) return undefined;
  return {
    title,
    display,
    ...(options && {options: options.map(value => ({value, text: labels?.[value] ?? String(value)}))}),
    ...(decimals !== undefined && {decimals}),
    ...(reference && {reference: {entity: reference.entity, label: reference.label}}),
    ...(isWritable(field) && {writable: true}),
    ...(sortable && {sortable: true}),
    ...(display === 'switch' && labels && {on: labels[1], off: labels[0]}),
  };
}
