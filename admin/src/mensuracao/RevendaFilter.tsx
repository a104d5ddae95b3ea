import {useId} from 'react';
import {useGetList, type RaRecord} from 'react-admin';
import {textIn} from '../components/format/text';
import {RowsAutocomplete} from '../components/inputs/RowsAutocomplete';
import {FilterChip} from '../components/list/FilterChip';
import styles from '../components/list/List.module.css';
import {resourceOf} from '../providers/resources';

interface Props {
  /** The CNPJ of the chosen reseller; empty for all of them. */
  cnpj: string;
  onChange: (cnpj: string) => void;
}

const REVENDA = {entity: 'Revenda', label: 'nomeInput'};
const ACTIVE = {ativo: 1};
const NONE: RaRecord[] = [];

/** The reseller of a report, found by a part of its name among the active ones. */
export function RevendaFilter({cnpj, onChange}: Props) {
  const id = useId();
  const isChosen = cnpj !== '';
  const {data: chosen = NONE} = useGetList<RaRecord>(
    resourceOf(REVENDA.entity),
    {filter: {cnpj}, pagination: {page: 1, perPage: 1}},
    {enabled: isChosen},
  );
  const rows = isChosen ? chosen : NONE;
  const name = rows[0] ? textIn(rows[0], REVENDA.label) : '…';
  return (
    <FilterChip label="Revenda" value={isChosen ? name : undefined} all="Todas">
      {close => (
        <div className={styles.choices}>
          <label htmlFor={id} className="visually-hidden">
            Revenda
          </label>
          <RowsAutocomplete
            id={id}
            reference={REVENDA}
            rows={rows}
            filter={ACTIVE}
            autoFocus
            placeholder="Digite parte do nome"
            onChange={([row]) => {
              onChange(row ? textIn(row, 'cnpj') : '');
              close();
            }}
          />
        </div>
      )}
    </FilterChip>
  );
}
