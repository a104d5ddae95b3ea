import {FieldFrame, type FieldFrameProps} from '@clube/ui';
import {useMemo} from 'react';
import {useGetMany, type RaRecord} from 'react-admin';
import type {Lookup} from '../../manifest/manifest';
import {resourceOf} from '../../providers/resources';
import {RowsAutocomplete} from './RowsAutocomplete';

interface Props extends Omit<FieldFrameProps, 'id' | 'check'> {
  reference: Omit<Lookup, 'by'>;
  ids: readonly number[];
  onChange: (ids: number[], rows: readonly RaRecord[]) => void;
  /** Several rows can be selected. */
  multiple?: boolean;
  disabled?: boolean | undefined;
  /** Shown but not editable in this form. */
  readOnly?: boolean;
}

/** The input of a field that references rows of another resource. */
export function ReferenceInput({
  reference,
  ids,
  onChange,
  multiple = false,
  disabled = false,
  readOnly = false,
  ...frame
}: Props) {
  const {data: chosen} = useGetMany<RaRecord>(resourceOf(reference.entity), {ids: [...ids]}, {enabled: ids.length > 0});
  const named = ids.length > 0;
  const rows = useMemo(() => (named && chosen ? chosen.filter(Boolean) : []), [named, chosen]);
  return (
    <FieldFrame {...frame}>
      {({id, 'aria-invalid': invalid, 'aria-describedby': describedBy}) => (
        <RowsAutocomplete
          id={id}
          reference={reference}
          rows={rows}
          multiple={multiple}
          disabled={disabled}
          readOnly={readOnly}
          invalid={invalid === true}
          describedBy={describedBy}
          onChange={rows =>
            onChange(
              rows.map(row => Number(row.id)),
              rows,
            )
          }
        />
      )}
    </FieldFrame>
  );
}
