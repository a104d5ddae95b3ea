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
 * The columns of an export in order: `requested` (comma-separated names), or all with a title. A list without titles is internal
 * and uses its field names.
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
