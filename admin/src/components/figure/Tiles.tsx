import {Link} from 'react-router-dom';
import {numberOrNothing} from '../format/values';
import styles from './Figure.module.css';

export interface Tile {
  label: string;
  value: number;
  /** What it is compared with. */
  note?: string;
  /** The rows behind the figure, where there is a screen for them. */
  to?: string;
}

/** Single figures beside each other, each with what it is compared with. */
export function Tiles({tiles}: {tiles: readonly Tile[]}) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({label, value, note, to}) => (
        <li key={label} className={styles.card}>
          <h2>{label}</h2>
          <p className={styles.value}>{to ? <Link to={to}>{numberOrNothing(value)}</Link> : numberOrNothing(value)}</p>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
