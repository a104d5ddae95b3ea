import type {BodyOf} from '@clube/api-client';
import {
  IMPORTACAO_ENCODINGS,
  DECIMAL_SIGNS,
  IMPORTACAO_SEPARATORS,
  type Encoding,
  type Separator,
  type DecimalSign,
} from '@clube/domain';
import {SelectField} from '@clube/ui';
import type {Import} from '../kind';
import styles from './Columns.module.css';

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Latin-1',
};
const SEPARATORS: Readonly<Record<Separator, string>> = {
  ';': '; (ponto e vírgula)',
  ',': ', (vírgula)',
  '\t': 'Tabulação',
};
const DECIMALS: Readonly<Record<DecimalSign, string>> = {',': '1.234,50', '.': '1,234.50'};

type Choice = Omit<BodyOf<'/api/importacoes/{id}', 'PUT'>, 'campos'>;

interface Props<V extends string> {
  label: string;
  value: V | null;
  values: readonly V[];
  textOf: (value: V) => string;
  onChoose: (value: V) => void;
}

/** Null if the option does not apply to the file. */
function Choose<V extends string>({label, value, values, textOf, onChoose}: Props<V>) {
  if (value === null) return null;
  return (
    <SelectField
      label={label}
      value={value}
      options={values.map(one => ({value: one, text: textOf(one)}))}
      onChange={({target}) => {
        const chosen = values.find(one => one === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}

/** The parsing options: detected automatically, and changed if the first lines look wrong. */
export function Reading({current, onChange}: {current: Import; onChange: (choice: Choice) => void}) {
  const {codificacao, separador, decimal, planilha, planilhas} = current;
  return (
    <fieldset className={styles.reading}>
      <legend>Como o arquivo foi lido</legend>
      {planilhas.length > 1 && (
        <Choose
          label="Planilha"
          value={planilha}
          values={planilhas}
          textOf={name => name}
          onChoose={chosen => onChange({planilha: chosen})}
        />
      )}
      <Choose
        label="Codificação"
        value={codificacao}
        values={IMPORTACAO_ENCODINGS}
        textOf={one => ENCODINGS[one]}
        onChoose={chosen => onChange({codificacao: chosen})}
      />
      <Choose
        label="Separador"
        value={separador}
        values={IMPORTACAO_SEPARATORS}
        textOf={one => SEPARATORS[one]}
        onChoose={chosen => onChange({separador: chosen})}
      />
      <Choose
        label="Decimais"
        value={decimal}
        values={DECIMAL_SIGNS}
        textOf={one => DECIMALS[one]}
        onChoose={chosen => onChange({decimal: chosen})}
      />
    </fieldset>
  );
}
