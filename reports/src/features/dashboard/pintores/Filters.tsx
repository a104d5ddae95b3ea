import {formatNumber} from '../../../base/formats';
import type {Numeros} from '../types';
import styles from './Filters.module.css';
import {GROUPS, type Group} from './groups';

interface Props {
  numeros: Numeros;
  group: Group;
  onValueChange: (group: Group) => void;
}

/** The groups of painters, each with its number of painters. */
export function Filters({numeros, group, onValueChange}: Props) {
  return (
    <div className={styles.filters} role="group" aria-label="Quais pintores">
      {GROUPS.map(option => (
        <button
          key={option.group}
          type="button"
          aria-pressed={option.group === group}
          onClick={() => onValueChange(option.group)}
        >
          {option.name} <b>{formatNumber(numeros[option.count])}</b>
        </button>
      ))}
    </div>
  );
}
