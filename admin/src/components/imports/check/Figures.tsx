import {Link, useLocation} from 'react-router-dom';
import {numberOrNothing} from '../../format/values';
import type {Import} from '../kind';
import type {ImportLine} from '../state';
import styles from './Check.module.css';

type Counts = NonNullable<Import['contagens']>;

const FIGURES: readonly [situacao: ImportLine['situacao'], count: keyof Counts, one: string, many: string][] = [
  ['nova', 'novas', 'nova', 'novas'],
  ['mudada', 'mudadas', 'mudada', 'mudadas'],
  ['igual', 'iguais', 'sem mudança', 'sem mudança'],
  ['erro', 'erros', 'com erro', 'com erro'],
];

/** What the lines are, counted; each figure leads to its lines below. */
export function Figures({counts}: {counts: Counts}) {
  const {pathname} = useLocation();
  return (
    <ul className={styles.figures} aria-label="Resultado da conferência">
      {FIGURES.map(([situacao, count, one, many]) => (
        <li key={count} className={styles[count]}>
          <Link
            to={`${pathname}?${new URLSearchParams({filter: JSON.stringify({situacao})})}`}
            replace
            aria-label={`${numberOrNothing(counts[count])} ${counts[count] === 1 ? one : many}: ver linhas`}
          >
            <strong>{numberOrNothing(counts[count])}</strong>
            {counts[count] === 1 ? one : many}
          </Link>
        </li>
      ))}
    </ul>
  );
}
