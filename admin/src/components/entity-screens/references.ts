import {fieldsOf} from '@clube/api-client/fields';
import type {Lookup} from '../../manifest/manifest';
import type {ReferenceFilterProps} from '../list/ReferenceFilter';

/** The filters by reference that an entity declares, and those of fields that hold something else of the rows that they name. */
export function referencesOf(
  entity: string,
  lookups: Readonly<Record<string, Lookup | undefined>> = {},
): ReferenceFilterProps[] {
  return Object.entries(fieldsOf(entity)).flatMap(([source, {title, reference = lookups[source]}]) =>
    reference ? [{source, label: title, reference}] : [],
  );
}
