import {InvalidRequest} from '../refusals/refusals';
import type {AnyField} from '../entities/field';
import {headingsOf, type ListDefinition} from '../lists/list';

/** A column of an exported file. */
export interface ExportColumn {
  name: string;
  heading: string;
  field: AnyField;
}

/**
 * What of a list goes into a file, in which order: `requested` (names with commas) or all that has a heading. A list without
 * headings is one of the server's own and shows its fields as they are called.
 * @throws 400 for a column that is not exported
 */
export function exportColumns(list: ListDefinition, requested = ''): ExportColumn[] {
  const titled = headingsOf(list);
  const headings = new Map(titled.length > 0 ? titled : Object.keys(list.fields).map(name => [name, name]));
  const names = requested === '' ? [...headings.keys()] : [...new Set(requested.split(',').map(name => name.trim()))];
  return names.map(name => {
    const heading = headings.get(name);
    const field = Object.hasOwn(list.fields, name) ? list.fields[name] : undefined;
    if (heading === undefined || !field) throw InvalidRequest({erro: `Esta lista não exporta a coluna ${name}.`});
    return {name, heading, field};
  });
}
