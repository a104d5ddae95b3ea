import {classes} from '@clube/ui';
import type {ReactNode} from 'react';
import styles from './Cells.module.css';

/** A cell with a second, smaller line; `light` if the upper line is not the row's name. */
export function TwoLines({children, below, light}: {children: ReactNode; below?: ReactNode; light?: boolean}) {
  return (
    <span className={classes(styles.double, light && styles.light)}>
      <b>{children}</b>
      {below && <small>{below}</small>}
    </span>
  );
}

/** A number that must not wrap. */
export function NoWrap({children}: {children: ReactNode}) {
  return <span className={styles.together}>{children}</span>;
}
