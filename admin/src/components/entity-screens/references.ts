import {fieldsOf} from '@clube/api-client/fields';
import type {Lookup} from '../../manifest/manifest';
import type {ReferenceFilterProps} from '../list/ReferenceFilter';

/**
 * The reference filters that an entity declares, and the filters on fields that hold another value of the referenced
 * rows.
 */
export function referencesOf(
  entity: string,
  lookups: Readonly<Record<string, Lookup | undefined>> = {},
): ReferenceFilterProps[] {
  return Object.entries(fieldsOf(entity)).flatMap(([source, {title, reference = lookups[source]}]) =>
    reference ? [{source, label: title, reference}] : [],
  );
}
