import {classes} from '@clube/ui';
import type {Import} from '../kind';
import styles from './Columns.module.css';

interface Props {
  current: Import;
  /** The title of each column's field, in column order. */
  titles: readonly (string | undefined)[];
}

/** The first parsed lines, so that parsing mistakes are seen at once. */
export function FirstLines({current: {colunas, amostra}, titles}: Props) {
  return (
    <div className={styles.first}>
      <h3 id="first-lines">Primeiras linhas</h3>
      <div className={styles.scroll} role="region" aria-labelledby="first-lines" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Linha</th>
              {colunas.map(({nome}, i) => (
                <th key={i} scope="col" className={classes(!titles[i] && styles.unused)}>
                  {nome || `Coluna ${i + 1}`}
                  <small>{titles[i] ?? 'não importar'}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {amostra.map((cells, line) => (
              <tr key={line}>
                <th scope="row">{line + 2}</th>
                {colunas.map((_, i) => (
                  <td key={i} className={classes(!titles[i] && styles.unused)}>
                    {cells[i]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
