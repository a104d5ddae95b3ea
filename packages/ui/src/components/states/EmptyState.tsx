import type {ReactNode} from 'react';
import {Scene} from '../../illustrations';
import styles from './States.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** What one can do about it. */
  action?: ReactNode;
  /** Chooses the picture: another seed, another scene. */
  seed?: string;
}

/** Nothing here, drawn, said, and with a way on. */
export function EmptyState({title, children, action, seed}: EmptyStateProps) {
  return (
    <div className={styles.box}>
      <Scene seed={seed ?? title} className={styles.drawing} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
