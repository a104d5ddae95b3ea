import type {Import} from '../kind';
import type {ImportField} from '../useFields';
import styles from './Columns.module.css';

interface Props {
  columns: Import['colunas'];
  /** The field of each column, in column order. */
  chosen: readonly (string | null)[];
  fields: readonly ImportField[];
  onChoose: (column: number, campo: string | null) => void;
}

/** One row per column of the file: its heading, sample values, and the field that it becomes. */
export function Mapping({columns, chosen, fields, onChoose}: Props) {
  return (
    <table className={styles.mapping}>
      <caption className="visually-hidden">O que é cada coluna do arquivo</caption>
      <thead>
        <tr>
          <th scope="col">Coluna do arquivo</th>
          <th scope="col">Por exemplo</th>
          <th scope="col">Vai para</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({nome, exemplo}, i) => (
          <tr key={i}>
            <th scope="row">{nome || `Coluna ${i + 1}`}</th>
            <td className={styles.example}>{exemplo}</td>
            <td>
              <select
                aria-label={`${nome || `Coluna ${i + 1}`} vai para`}
                className={chosen[i] ? undefined : styles.unused}
                value={chosen[i] ?? ''}
                onChange={({target}) => onChoose(i, target.value || null)}
              >
                <option value="">Não importar</option>
                {fields.map(({campo, titulo, obrigatorio}) => (
                  <option key={campo} value={campo}>
                    {titulo}
                    {!obrigatorio && ' (opcional)'}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
