import type {Import} from '../kind';
import {SelectField} from '@clube/ui';
import styles from './Columns.module.css';

const ENCODINGS = [
  {value: 'utf-8', text: 'UTF-8'},
  {value: 'windows-1252', text: 'Latin-1 (Windows)'},
  {value: 'utf-16le', text: 'UTF-16'},
  {value: 'utf-16be', text: 'UTF-16 (BE)'},
];
const SEPARATORS = [
  {value: ';', text: 'Ponto e vírgula ( ; )'},
  {value: ',', text: 'Vírgula ( , )'},
  {value: '\t', text: 'Tabulação'},
];
const DECIMALS = [
  {value: ',', text: 'Vírgula: 1.234,50'},
  {value: '.', text: 'Ponto: 1234.50'},
];

type Choice = Partial<Record<'codificacao' | 'separador' | 'decimal' | 'planilha', string>>;

/** How the file was understood: recognised by itself, and changed where the first lines look wrong. */
export function Reading({of, onChange}: {of: Import; onChange: (choice: Choice) => void}) {
  const {codificacao, separador, decimal, planilha, planilhas} = of;
  const select = (
    name: keyof Choice,
    label: string,
    value: string | null,
    options: {value: string; text: string}[],
  ) => (
    <SelectField
      label={label}
      value={value ?? ''}
      options={options}
      onChange={({target}) => onChange({[name]: target.value})}
    />
  );
  return (
    <fieldset className={styles.reading}>
      <legend>Como o arquivo foi lido</legend>
      {planilhas.length > 1 &&
        select(
          'planilha',
          'Planilha',
          planilha,
          planilhas.map(name => ({value: name, text: name})),
        )}
      {codificacao !== null && select('codificacao', 'Codificação', codificacao, ENCODINGS)}
      {separador !== null && select('separador', 'Separador', separador, SEPARATORS)}
      {select('decimal', 'Decimais', decimal, DECIMALS)}
    </fieldset>
  );
}
