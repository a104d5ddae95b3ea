import type {ReactNode} from 'react';
import {classes} from '../../classes';
import styles from './TapeLabel.module.css';

/** A label that looks like a piece of masking tape. */
export function TapeLabel({children, className}: {children: ReactNode; className?: string}) {
  return <span className={classes(styles.tape, className)}>{children}</span>;
}
