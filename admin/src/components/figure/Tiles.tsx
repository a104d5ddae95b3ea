import {classes} from '@clube/ui';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {numberOrDash} from '../format/values';
import styles from './Figure.module.css';

export interface Tile {
  label: string;
  /** A number, or a formatted figure. */
  value: number | string;
  /** What the value is compared with. */
  note?: ReactNode;
  /** The change since the previous period, formatted. */
  change?: string | undefined;
  /** The change since the year before, formatted. */
  yearChange?: string | undefined;
  /** Path of the screen with the rows behind the figure, if there is one. */
  to?: string;
}

/** Characters from which a value is drawn smaller: amounts of millions. */
const LONG = 14;
const written = (value: Tile['value']): string => (typeof value === 'string' ? value : numberOrDash(value));
const sized = (value: Tile['value']): string => classes(styles.value, written(value).length >= LONG && styles.long);

/** Single figures side by side, each with what it is compared with. */
export function Tiles({tiles}: {tiles: readonly Tile[]}) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({label, value, note, change, yearChange, to}) => (
        <li key={label} className={styles.card}>
          <h2>{label}</h2>
          <p className={sized(value)}>{to ? <Link to={to}>{written(value)}</Link> : written(value)}</p>
          {change && <p className={styles.change}>{change}</p>}
          {yearChange && <p className={styles.note}>{yearChange} em um ano</p>}
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
