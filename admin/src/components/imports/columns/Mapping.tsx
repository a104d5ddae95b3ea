import type {Import} from '../kind';
import type {ImportField} from '../useFields';
import styles from './Columns.module.css';

interface Props {
  columns: Import['colunas'];
  /** What each column is, in their order. */
  chosen: readonly (string | null)[];
  fields: readonly ImportField[];
  onChoose: (column: number, campo: string | null) => void;
}

/** What each column of the file is, one below the other: its name, what stands in it, and what becomes of it. */
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
