import type {ReactNode} from 'react';
import {Icon} from '../../icons';
import styles from './ColumnHeader.module.css';

interface Props {
  /** How the rows are sorted by this column; undefined where they are sorted by another. */
  direction?: 'ascending' | 'descending' | undefined;
  /** Sorts by this column; undefined where that is not possible. */
  onSort?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The head of a column: its title, and the button that sorts by it. */
export function ColumnHeader({direction, onSort, className, children}: Props) {
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={onSort && direction}>
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {children}
          <Icon name={direction === 'descending' ? 'chevronDown' : 'chevronUp'} size={14} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
