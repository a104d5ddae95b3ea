import {Link, useLocation} from 'react-router-dom';
import {numberOrDash} from '../../format/values';
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

const FILTERED = 'filter=';
const filterOf = (situacao: ImportLine['situacao']) =>
  String(new URLSearchParams({filter: JSON.stringify({situacao})}));

/** The number of lines by state; each figure filters the list of lines below. */
export function Figures({counts}: {counts: Counts}) {
  const {pathname, search} = useLocation();
  // Until a state is selected, the list shows the lines with errors, if there are any.
  const isShown = (situacao: ImportLine['situacao']): boolean =>
    search.includes(FILTERED) ? search.includes(filterOf(situacao)) : situacao === 'erro' && counts.erros > 0;
  return (
    <ul className={styles.figures} aria-label="Resultado da conferência">
      {FIGURES.map(([situacao, count, one, many]) => (
        <li key={count} className={styles[count]}>
          <Link to={`${pathname}?${filterOf(situacao)}`} replace aria-current={isShown(situacao) || undefined}>
            <strong>{numberOrDash(counts[count])}</strong>{' '}
            <span>
              {counts[count] === 1 ? one : many} <span className="visually-hidden">(ver linhas)</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
