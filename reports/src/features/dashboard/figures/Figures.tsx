import {formatDays} from '@clube/domain';
import {Icon} from '@clube/ui';
import {Link, useLocation} from 'react-router-dom';
import {withShown, type PeriodTexts} from '../filter/report-filter';
import type {PintoresView} from '../pintores/groups';
import type {Numeros} from '../types';
import type {EarlierNumeros} from '../useNumeros';
import {buildFigures} from './build-figures';
import styles from './Figures.module.css';

interface Props {
  numeros: Numeros;
  period: PeriodTexts;
  earlier: EarlierNumeros;
  onFollow: (view: PintoresView) => void;
}

/** The row of figures; each links to the rows that it counts. */
export function Figures({numeros, period, earlier, onFollow}: Props) {
  const {search} = useLocation();
  const {before, yearBefore} = earlier;
  return (
    <nav aria-label="Números do relatório" className={styles.frame}>
      <ul className={styles.figures}>
        {buildFigures(numeros, period, earlier).map(({title, value, note, changes, section, view}) => (
          <li key={title}>
            <Link
              to={{search: view ? withShown(search, 'grupo', view.group) : search, hash: section}}
              onClick={() => view && onFollow(view)}
            >
              <span className={styles.title}>{title}</span>
              <b className="num">{value}</b>
              <span className={styles.notes}>
                <span className={styles.note}>
                  {note} <Icon name="chevronDown" size={16} />
                </span>
                {changes?.map(change => (
                  <span key={change} className={styles.change}>
                    {change}
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {before && (
        <p className={styles.compared}>
          Período anterior: {formatDays(before.period)}.
          {yearBefore && ` Um ano antes: ${formatDays(yearBefore.period)}.`}
        </p>
      )}
    </nav>
  );
}
