import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import type {PintorView} from '../pintores/pintor-view';
import type {Relatorio} from '../types';
import {buildFigures} from './build-figures';
import styles from './Figures.module.css';

interface Props {
  relatorio: Relatorio;
  onFollow: (view: Pick<PintorView, 'filter' | 'order'>) => void;
}

/** One row of figures; each is a link to the rows that it counts. */
export function Figures({relatorio, onFollow}: Props) {
  return (
    <nav aria-label="Números do relatório" className={styles.frame}>
      <ul className={styles.figures}>
        {buildFigures(relatorio).map(({title, value, note, section, view}) => (
          <li key={title}>
            <Link to={`#${section}`} onClick={() => view && onFollow(view)}>
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
