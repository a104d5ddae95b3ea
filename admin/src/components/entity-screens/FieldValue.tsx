import type {FieldDescription} from '@clube/api-client/fields';
import {useGetMany, type RaRecord} from 'react-admin';
import {resourceOf} from '../../providers/resources';
import {textIn} from '../format/text';
import {fieldText} from './field-text';

/** A field's formatted value; for a reference, the name of the referenced row. */
export function FieldValue({field, value}: {field: FieldDescription | undefined; value: unknown}) {
  // Rows that belong to a record, or their ids.
  if (!field && Array.isArray(value)) return <>{value.length}</>;
  if (!field) return <>{typeof value === 'string' ? value : JSON.stringify(value)}</>;
  return field.reference && typeof value === 'number' ? (
    <ReferenceName reference={field.reference} id={value} />
  ) : (
    <>{fieldText(field, value)}</>
  );
}

function ReferenceName({reference, id}: {reference: NonNullable<FieldDescription['reference']>; id: number}) {
  const {data: [row] = []} = useGetMany<RaRecord>(resourceOf(reference.entity), {ids: [id]});
  return <>{row ? textIn(row, reference.label) : `Nº ${id}`}</>;
}
