import type {ReactNode} from 'react';
import {Scene} from '../../illustrations';
import styles from './States.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The action that the empty state offers. */
  action?: ReactNode;
  /** Chooses the illustration: each seed gives a different scene. */
  seed?: string;
}

/** An empty state: illustration, text and an action. */
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
