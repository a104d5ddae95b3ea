import {DASH} from '../../../format/values';
import {Icon} from '@clube/ui';
import type {EditableColumn} from '../../columns';
import styles from './Paste.module.css';
import {isChange, type PastedLine} from './plan';
import type {Results} from './usePasting';

interface Props<L extends object> {
  column: EditableColumn<L>;
  lines: readonly PastedLine<L>[];
  results: Results;
}

/** A table with row name, current value, pasted value, and the result for each line. */
export function Lines<L extends object>({column, lines, results}: Props<L>) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Linha</th>
          <th scope="col">Agora</th>
          <th scope="col">Colado</th>
          <th scope="col">Resultado</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row">{column.edit.nameOf(line.row)}</th>
            <td>{line.before || DASH}</td>
            <td>{line.after || DASH}</td>
            <td>
              <Outcome does={line.does} result={results.get(at)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome<L extends object>({does, result}: {does: PastedLine<L>['does']; result: ReturnType<Results['get']>}) {
  const fault = typeof does === 'object' && 'error' in does ? does.error : undefined;
  const refused = typeof result === 'object' ? result.refused : fault;
  if (refused)
    return (
      <span className={styles.refused}>
        <Icon name="alert" size={15} /> {refused}
      </span>
    );
  if (result === 'saved')
    return (
      <span className={styles.saved}>
        <Icon name="check" size={15} /> Salvo
      </span>
    );
  if (result === 'undone') return <span>Desfeito</span>;
  return (
    <span className={styles.quiet}>{isChange(does) ? 'Muda' : does === 'blank' ? 'Em branco: fica' : 'Igual'}</span>
  );
}
