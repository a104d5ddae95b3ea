import {fieldsOf} from '@clube/api-client/fields';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {useDeferredValue, useState} from 'react';
import {useGetList, type FilterPayload, type RaRecord} from 'react-admin';
import type {Lookup} from '../../manifest/manifest';
import {resourceOf} from '../../providers/resources';
import {fieldText} from '../entity-screens/field-text';
import {textIn} from '../format/text';

/** The maximum number of suggestions; typing more of the name finds others. */
const AT_MOST = 20;

interface Props {
  id: string;
  /** The referenced resource, and the field that names its rows. */
  reference: Lookup;
  /**
   * The selected rows; must be the same array while the selection is the same, as a new array clears the typed text.
   */
  rows: RaRecord[];
  /** Which rows are offered; absent: all. */
  filter?: FilterPayload;
  onChange: (rows: RaRecord[]) => void;
  /** Several rows can be selected. */
  multiple?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  autoFocus?: boolean;
  placeholder?: string;
  onBlur?: () => void;
}

/** A row's name, with the value that is looked up by it, which tells rows of one name apart. */
function nameOf({entity, label, by}: Lookup, row: RaRecord): string {
  const field = by && fieldsOf(entity)[by];
  const value = field && textIn(row, by);
  return value ? `${textIn(row, label)} · ${fieldText(field, value)}` : textIn(row, label);
}

/** An input that finds rows of another resource by a part of their name. */
export function RowsAutocomplete(props: Props) {
  const {id, reference, rows, onChange, multiple = false, disabled = false, invalid = false} = props;
  const {readOnly = false, describedBy, autoFocus, placeholder, onBlur, filter} = props;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const {data: found = [], isFetching} = useGetList<RaRecord>(
    resourceOf(reference.entity),
    {
      filter: {...filter, ...(q && {q})},
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
      getOptionLabel={row => nameOf(reference, row)}
      getOptionKey={row => row.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, value) => onChange([value ?? []].flat())}
      onBlur={onBlur}
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
