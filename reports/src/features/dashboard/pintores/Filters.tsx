import {formatNumber} from '../../../base/formats';
import type {PintorRelatorio} from '../types';
import styles from './Filters.module.css';
import {FILTERS, type Filter} from './pintor-view';

interface Props {
  pintores: readonly PintorRelatorio[];
  filter: Filter;
  onValueChange: (filter: Filter) => void;
}

/** The groups of painters, each with how many it has. */
export function Filters({pintores, filter, onValueChange}: Props) {
  return (
    <div className={styles.filters} role="group" aria-label="Quais pintores">
      {FILTERS.map(option => (
        <button
          key={option.filter}
          type="button"
          aria-pressed={option.filter === filter}
          onClick={() => onValueChange(option.filter)}
        >
          {option.name} <b>{formatNumber(pintores.filter(option.matches).length)}</b>
        </button>
      ))}
    </div>
  );
}
