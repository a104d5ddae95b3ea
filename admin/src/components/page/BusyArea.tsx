import type {ReactNode} from 'react';
import styles from './Page.module.css';

/** A part of a page, faded while it still shows what was asked for before. */
export function BusyArea({busy, children}: {busy: boolean; children: ReactNode}) {
  return (
    <div className={styles.area} aria-busy={busy}>
      {children}
    </div>
  );
}
