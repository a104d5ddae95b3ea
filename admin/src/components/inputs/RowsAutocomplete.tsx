import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {useDeferredValue, useState} from 'react';
import {useGetList, type RaRecord} from 'react-admin';
import type {Lookup} from '../../manifest/manifest';
import {resourceOf} from '../../providers/resources';
import {textIn} from '../format/text';

/** Found rows that are offered at once: who wants another types more of its name. */
const AT_MOST = 20;

interface Props {
  id: string;
  /** Whose rows are chosen from, and the field that people know one by. */
  reference: Omit<Lookup, 'by'>;
  /** Those that are chosen; the same array as long as they are the same, since another one empties what is typed. */
  rows: RaRecord[];
  onChange: (rows: RaRecord[]) => void;
  /** Several may be chosen. */
  multiple?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  autoFocus?: boolean;
  placeholder?: string;
}

/** Rows of another registration, found by typing part of what they are called. */
export function RowsAutocomplete(props: Props) {
  const {id, reference, rows, onChange, multiple = false, disabled = false, invalid = false} = props;
  const {readOnly = false, describedBy, autoFocus, placeholder} = props;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const {data: found = [], isFetching} = useGetList<RaRecord>(
    resourceOf(reference.entity),
    {
      filter: q ? {q} : {},
      sort: {field: reference.label, order: 'ASC'},
      pagination: {page: 1, perPage: AT_MOST},
    },
    {enabled: !readOnly},
  );
  return (
    <Autocomplete<RaRecord, boolean>
      id={id}
      multiple={multiple}
      disabled={disabled}
      readOnly={readOnly}
      forcePopupIcon={!readOnly}
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
      onChange={(_, value) => onChange([value ?? []].flat())}
      renderInput={({slotProps, ...params}) => (
        <TextField
          {...params}
          slotProps={{...slotProps, htmlInput: {...slotProps.htmlInput, 'aria-describedby': describedBy}}}
          error={invalid}
          margin="none"
          hiddenLabel
          {...(autoFocus && {autoFocus})}
          {...(rows.length === 0 && {placeholder})}
        />
      )}
    />
  );
}
