import type {ReactNode} from 'react';
import styles from './Gallery.module.css';

/** The section of one kind of input. */
export function Section({name, children}: {name: string; children: ReactNode}) {
  return (
    <section className={styles.kind} aria-label={name}>
      <h2>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** The input in one state. */
export function State({name, children}: {name: string; children: ReactNode}) {
  return (
    <div>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
