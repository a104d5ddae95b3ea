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
    <nav aria-label="Números do relatório" className={styles.moldura}>
      <ul className={styles.figuras}>
        {buildFigures(relatorio).map(({title, value, note, section, view}) => (
          <li key={title}>
            <Link to={`#${section}`} onClick={() => view && onFollow(view)}>
              <span className={styles.titulo}>{title}</span>
              <b className="num">{value}</b>
              <span className={styles.nota}>
                {note} <Icon name="setaBaixo" size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
