import {FieldFrame, type FieldFrameProps} from '@clube/ui';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {useDeferredValue, useState} from 'react';
import {useGetList, useGetMany, type RaRecord} from 'react-admin';
import {resourceOf} from '../../providers/resources';
import {textIn} from '../format/text';

/** Found rows that are offered at once: who wants another types more of its name. */
const AT_MOST = 20;

interface Props extends Omit<FieldFrameProps, 'id' | 'check'> {
  /** Whose rows are chosen from, and the field that people know one by. */
  reference: {readonly entity: string; readonly label: string};
  ids: readonly number[];
  onChange: (ids: number[], rows: readonly RaRecord[]) => void;
  /** Several may be chosen. */
  multiple?: boolean;
  disabled?: boolean | undefined;
}

/** Rows of another registration, found by typing part of what they are called. */
export function ReferenceInput({reference, ids, onChange, multiple = false, disabled = false, ...frame}: Props) {
  const resource = resourceOf(reference.entity);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const {data: found = [], isFetching} = useGetList<RaRecord>(resource, {
    filter: q ? {q} : {},
    sort: {field: reference.label, order: 'ASC'},
    pagination: {page: 1, perPage: AT_MOST},
  });
  const {data: chosen = []} = useGetMany<RaRecord>(resource, {ids: [...ids]}, {enabled: ids.length > 0});
  const rows = ids.length > 0 ? chosen.filter(Boolean) : [];
  return (
    <FieldFrame {...frame}>
      {({id, 'aria-invalid': invalid, 'aria-describedby': describedBy}) => (
        <Autocomplete<RaRecord, boolean>
          id={id}
          multiple={multiple}
          disabled={disabled}
          fullWidth
          size="small"
          options={found}
          value={multiple ? rows : (rows[0] ?? null)}
          loading={isFetching}
          loadingText="Carregando"
          noOptionsText="Sem resultados"
          clearText="Limpar"
          openText="Abrir"
          closeText="Fechar"
          filterSelectedOptions={multiple}
          filterOptions={options => options}
          getOptionLabel={row => textIn(row, reference.label)}
          getOptionKey={row => row.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          onChange={(_, value) => {
            const rows = [value ?? []].flat();
            onChange(
              rows.map(row => Number(row.id)),
              rows,
            );
          }}
          renderInput={({slotProps, ...params}) => (
            <TextField
              {...params}
              slotProps={{...slotProps, htmlInput: {...slotProps.htmlInput, 'aria-describedby': describedBy}}}
              error={invalid === true}
              margin="none"
              hiddenLabel
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
