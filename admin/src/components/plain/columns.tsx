import {fieldsOf, type FieldDescription} from '@clube/api-client/fields';
import {formatCep, formatCnpj, formatCpf, formatTelefone} from '@clube/domain';
import type {DataProvider, RaRecord} from 'react-admin';
import {ActiveSwitch} from '../ActiveSwitch';
import {textIn} from '../format/text';
import {NOTHING} from '../format/values';
import {valueOf, type Column} from '../grid/columns';

interface Editing {
  resource: string;
  failure: string;
  /** Whether this person may change rows. */
  edits: boolean;
  dataProvider: DataProvider;
}

const WRITTEN: Partial<Record<FieldDescription['display'], (text: string) => string>> = {
  cpf: formatCpf,
  cnpj: formatCnpj,
  cep: formatCep,
  phone: formatTelefone,
};

/** The columns that an entity's declaration makes of its fields; the first names the row. */
export function plainColumns(entity: string, names: readonly string[], editing: Editing): Column<RaRecord>[] {
  const fields = fieldsOf(entity);
  const [main = ''] = names;
  return names.map(name => {
    const field = fields[name];
    if (!field) throw new Error(`${entity} has no titled field ${name}`);
    return columnOf(name, field, {...editing, main});
  });
}

function columnOf(name: string, field: FieldDescription, editing: Editing & {main: string}): Column<RaRecord> {
  const {title, display, options = []} = field;
  const common = {field: name, title, sortable: field.sortable === true};
  switch (display) {
    case 'money':
    case 'points':
      return {...common, kind: display};
    case 'integer':
    case 'decimal':
      return {...common, kind: 'number'};
    case 'date':
    case 'moment':
      return {...common, kind: display};
    case 'switch':
      return switchColumn(name, field, editing);
    default: {
      const words = new Map(options.map(option => [String(option.value), option.text]));
      const written = WRITTEN[display];
      const value = (row: RaRecord): string => {
        const text = textIn(row, name);
        return words.get(text) ?? (text && written ? written(text) : text) ?? NOTHING;
      };
      return {...common, kind: 'text', value, ...(name === editing.main && {main: true})};
    }
  }
}

/** A switch that this person may turn is turned where it stands; to anybody else it is a word. */
function switchColumn(
  name: string,
  {title, writable, on = 'Sim', off = 'Não'}: FieldDescription,
  {resource, failure, edits, dataProvider, main}: Editing & {main: string},
): Column<RaRecord> {
  const isOn = (row: RaRecord): boolean => [1, true].includes(valueOf(row, name) as number | boolean);
  const cell = (row: RaRecord) =>
    writable && edits ? (
      <ActiveSwitch
        active={isOn(row)}
        name={`${textIn(row, main)}: ${title}`}
        resource={resource}
        failure={failure}
        words={{on, off, turnOn: on, turnOff: off}}
        change={value => dataProvider.update(resource, {id: row.id, data: {[name]: value ? 1 : 0}, previousData: row})}
      />
    ) : (
      <span>{isOn(row) ? on : off}</span>
    );
  return {kind: 'toggle', field: name, title, cell};
}
