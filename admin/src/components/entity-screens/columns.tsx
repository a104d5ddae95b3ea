import {fieldsOf, type FieldDescription} from '@clube/api-client/fields';
import type {DataProvider, RaRecord} from 'react-admin';
import type {Failures} from '../../manifest/manifest';
import {ActiveSwitch} from '../ActiveSwitch';
import {textIn} from '../format/text';
import {decimalOrDash} from '../format/values';
import {valueOf, type Column} from '../grid/columns';
import {fieldText} from './field-text';

interface Editing {
  resource: string;
  failures: Failures;
  /** Whether this person may change this field of the row. */
  mayEdit: (row: RaRecord, field: string) => boolean;
  dataProvider: DataProvider;
}

/** Minimum column widths, pixels, by kind of field, so that a value is never cut off. */
const WIDTHS: Partial<Record<FieldDescription['display'], number>> = {
  cpf: 124,
  cnpj: 156,
  cep: 92,
  phone: 132,
  uf: 72,
  date: 104,
  timestamp: 136,
  switch: 116,
  money: 116,
};

/** The columns of an entity's fields; the first one identifies the row. */
export function entityColumns(entity: string, names: readonly string[], editing: Editing): Column<RaRecord>[] {
  const fields = fieldsOf(entity);
  const [main = ''] = names;
  return names.map(name => {
    const field = fields[name];
    if (!field) throw new Error(`${entity} has no titled field ${name}`);
    return columnOf(name, field, {...editing, main});
  });
}

function columnOf(name: string, field: FieldDescription, editing: Editing & {main: string}): Column<RaRecord> {
  const {title, display} = field;
  const width = WIDTHS[display];
  const common = {field: name, title, sortable: field.sortable === true, ...(width && {width})};
  switch (display) {
    case 'money':
    case 'points':
      return {...common, kind: display};
    case 'integer':
      return {...common, kind: 'number'};
    case 'decimal':
      return {...common, kind: 'number', cell: row => decimalOrDash(valueOf(row, name), field.decimals)};
    case 'date':
    case 'timestamp':
      return {...common, kind: display};
    case 'switch':
      return switchColumn(name, field, editing);
    default: {
      const value = (row: RaRecord): string => fieldText(field, valueOf(row, name));
      return {...common, kind: 'text', value, ...(name === editing.main && {main: true})};
    }
  }
}

/** A switch in the cell for those who may change the row; for others its label. */
function switchColumn(
  name: string,
  {title, writable, on = 'Sim', off = 'Não'}: FieldDescription,
  {resource, failures, mayEdit, dataProvider, main}: Editing & {main: string},
): Column<RaRecord> {
  const isOn = (row: RaRecord): boolean => [1, true].includes(valueOf(row, name) as number | boolean);
  const cell = (row: RaRecord) =>
    writable && mayEdit(row, name) ? (
      <ActiveSwitch
        active={isOn(row)}
        name={`${textIn(row, main)}: ${title}`}
        resource={resource}
        failure={failures.fields?.[name] ?? failures.update ?? ''}
        labels={{on, off, turnOn: on, turnOff: off}}
        change={value => dataProvider.update(resource, {id: row.id, data: {[name]: value ? 1 : 0}, previousData: row})}
      />
    ) : (
      <span>{isOn(row) ? on : off}</span>
    );
  return {kind: 'toggle', field: name, title, cell, width: 116};
}
