import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {numberOrNothing} from '../format/values';
import styles from './Figure.module.css';

export interface Tile {
  label: string;
  /** A number, or a figure as it is written. */
  value: number | string;
  /** What it is compared with. */
  note?: ReactNode;
  /** How much more or less it is than before, as it is written. */
  change?: string | undefined;
  /** The same beside the year before. */
  yearChange?: string | undefined;
  /** The rows behind the figure, where there is a screen for them. */
  to?: string;
}

const written = (value: Tile['value']): string => (typeof value === 'string' ? value : numberOrNothing(value));

/** Single figures beside each other, each with what it is compared with. */
export function Tiles({tiles}: {tiles: readonly Tile[]}) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({label, value, note, change, yearChange, to}) => (
        <li key={label} className={styles.card}>
          <h2>{label}</h2>
          <p className={styles.value}>{to ? <Link to={to}>{written(value)}</Link> : written(value)}</p>
          {change && <p className={styles.change}>{change}</p>}
          {yearChange && <p className={styles.note}>{yearChange} em um ano</p>}
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
