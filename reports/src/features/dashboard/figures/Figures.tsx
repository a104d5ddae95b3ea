import {Icon} from '@clube/ui';
import {Link, useLocation} from 'react-router-dom';
import type {PeriodTexts} from '../filter/report-filter';
import type {PintoresView} from '../pintores/groups';
import type {Numeros} from '../types';
import {buildFigures} from './build-figures';
import styles from './Figures.module.css';

interface Props {
  numeros: Numeros;
  period: PeriodTexts;
  onFollow: (view: PintoresView) => void;
}

/** One row of figures; each is a link to the rows that it counts. */
export function Figures({numeros, period, onFollow}: Props) {
  const {search} = useLocation();
  return (
    <nav aria-label="Números do relatório" className={styles.frame}>
      <ul className={styles.figures}>
        {buildFigures(numeros, period).map(({title, value, note, section, view}) => (
          <li key={title}>
            <Link to={{search, hash: section}} onClick={() => view && onFollow(view)}>
              <span className={styles.title}>{title}</span>
              <b className="num">{value}</b>
              <span className={styles.note}>
                {note} <Icon name="chevronDown" size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
