import {FieldFrame, type FieldFrameProps} from '@clube/ui';
import {useMemo, useState} from 'react';
import {useGetList, useGetMany, type RaRecord} from 'react-admin';
import type {Lookup} from '../../manifest/manifest';
import {resourceOf} from '../../providers/resources';
import {textIn} from '../format/text';
import {RowsAutocomplete} from './RowsAutocomplete';

interface Frame extends Omit<FieldFrameProps, 'id' | 'check'> {
  reference: Lookup;
  /** Several rows can be selected. */
  multiple?: boolean;
  disabled?: boolean | undefined;
  /** Shown but not editable in this form. */
  readOnly?: boolean;
  onBlur?: () => void;
}

interface Props extends Frame {
  ids: readonly number[];
  onChange: (ids: number[], rows: readonly RaRecord[]) => void;
}

/** The input of a field that references rows of another resource. */
export function ReferenceInput({ids, onChange, ...frame}: Props) {
  const {entity, label} = frame.reference;
  const {data: found} = useGetMany<RaRecord>(resourceOf(entity), {ids: [...ids]}, {enabled: ids.length > 0});
  const key = ids.join();
  // A row that is not known, or not yet, is shown by its number: without it, the next change would drop its id.
  const rows = useMemo(() => {
    const known = new Map(found?.filter(Boolean).map(row => [Number(row.id), row]));
    const listed = key === '' ? [] : key.split(',').map(Number);
    return listed.map(id => known.get(id) ?? {id, [label]: `nº ${id}`});
  }, [key, found, label]);
  return (
    <RowsInput
      {...frame}
      rows={rows}
      onChange={rows =>
        onChange(
          rows.map(row => Number(row.id)),
          rows,
        )
      }
    />
  );
}

interface LookupProps extends Frame {
  value: string;
  onChange: (value: string) => void;
}

/** The input of a field that holds another value of a row than its id, such as a reseller's CNPJ. */
export function LookupInput({value, onChange, ...frame}: LookupProps) {
  const {entity, by = 'id'} = frame.reference;
  const [chosen, setChosen] = useState<RaRecord>();
  const known = chosen && textIn(chosen, by) === value ? chosen : undefined;
  const {data} = useGetList<RaRecord>(
    resourceOf(entity),
    {filter: {[by]: value}, pagination: {page: 1, perPage: 1}},
    {enabled: value !== '' && !known},
  );
  const row = value === '' ? undefined : (known ?? data?.[0]);
  const rows = useMemo(() => (row ? [row] : []), [row]);
  return (
    <RowsInput
      {...frame}
      rows={rows}
      onChange={([row]) => {
        setChosen(row);
        onChange(row ? textIn(row, by) : '');
      }}
    />
  );
}

interface RowsProps extends Frame {
  rows: RaRecord[];
  onChange: (rows: RaRecord[]) => void;
}

function RowsInput({reference, rows, multiple, disabled, readOnly, onBlur, onChange, ...frame}: RowsProps) {
  return (
    <FieldFrame {...frame}>
      {({id, 'aria-invalid': invalid, 'aria-describedby': describedBy}) => (
        <RowsAutocomplete
          id={id}
          reference={reference}
          rows={rows}
          multiple={multiple ?? false}
          disabled={disabled ?? false}
          readOnly={readOnly ?? false}
          invalid={invalid === true}
          describedBy={describedBy}
          onChange={onChange}
          {...(onBlur && {onBlur})}
        />
      )}
    </FieldFrame>
  );
}
