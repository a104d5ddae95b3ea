import {useId} from 'react';
import {useCanAccess, useGetList, type RaRecord} from 'react-admin';
import type {Lookup} from '../../manifest/manifest';
import {resourceOf} from '../../providers/resources';
import {textIn} from '../format/text';
import {RowsAutocomplete} from '../inputs/RowsAutocomplete';
import {FilterChip} from './FilterChip';
import styles from './List.module.css';
import {useValues} from './useValues';

export interface ReferenceFilterProps {
  source: string;
  label: string;
  /** The resource whose rows are found by name, and the field of it that the filter holds. */
  reference: Lookup;
}

const NONE: RaRecord[] = [];

/** A filter by rows of another resource, found by name, for those who may list them. */
export function ReferenceFilter(props: ReferenceFilterProps) {
  const {canAccess} = useCanAccess({resource: resourceOf(props.reference.entity), action: 'list'});
  return canAccess ? <Filter {...props} /> : null;
}

function Filter({source, label, reference}: ReferenceFilterProps) {
  const {entity, label: name, by = 'id'} = reference;
  const id = useId();
  const {values, choose} = useValues(source);
  const {data: rows = NONE} = useGetList<RaRecord>(
    resourceOf(entity),
    {
      filter: {[by]: by === 'id' ? values.map(Number) : values},
      pagination: {page: 1, perPage: Math.max(1, values.length)},
    },
    {enabled: values.length > 0},
  );
  const first = values.length > 0 ? (rows[0] ? textIn(rows[0], name) : '…') : undefined;
  return (
    <FilterChip label={label} value={first} all="Todos" more={values.length - 1}>
      {() => (
        <div className={styles.choices}>
          <label htmlFor={id} className="visually-hidden">
            {label}
          </label>
          <RowsAutocomplete
            id={id}
            reference={reference}
            rows={first === undefined ? NONE : rows}
            multiple
            autoFocus
            placeholder="Digite parte do nome"
            onChange={chosen => choose(chosen.map(row => (by === 'id' ? Number(row.id) : textIn(row, by))))}
          />
        </div>
      )}
    </FilterChip>
  );
}
