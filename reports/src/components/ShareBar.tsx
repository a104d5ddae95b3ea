import type {CSSProperties, ReactNode} from 'react';
import styles from './ShareBar.module.css';

/** A figure over a stroke as long as its share (0 to 1) of the largest: the eye compares before it reads. */
export function ShareBar({share, children}: {share: number; children: ReactNode}) {
  return (
    <span className={styles.proporcao}>
      {children}
      <i style={{'--parte': `${Math.max(1, Math.round(share * 100))}%`} as CSSProperties} aria-hidden />
    </span>
  );
}
