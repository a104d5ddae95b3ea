import {Icon} from '@clube/ui';
import {Link, useLocation} from 'react-router-dom';
import type {PeriodTexts} from '../filter/report-filter';
import type {PintorView} from '../pintores/pintor-view';
import type {Relatorio} from '../types';
import {buildFigures} from './build-figures';
import styles from './Figures.module.css';

interface Props {
  relatorio: Relatorio;
  period: PeriodTexts;
  onFollow: (view: Pick<PintorView, 'filter' | 'order'>) => void;
}

/** One row of figures; each is a link to the rows that it counts. */
export function Figures({relatorio, period, onFollow}: Props) {
  const {search} = useLocation();
  return (
    <nav aria-label="Números do relatório" className={styles.frame}>
      <ul className={styles.figures}>
        {buildFigures(relatorio, period).map(({title, value, note, section, view}) => (
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
