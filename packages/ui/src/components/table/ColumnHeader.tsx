import type {ReactNode} from 'react';
import {Icon} from '../../icons';
import styles from './ColumnHeader.module.css';

interface Props {
  /** The sort direction; undefined if the rows are sorted by another column. */
  direction?: 'ascending' | 'descending' | undefined;
  /** Sorts by this column; undefined if it is not sortable. */
  onSort?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A column header: title and sort button. */
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
