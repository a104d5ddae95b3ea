import {classes} from '@clube/ui';
import type {ReactNode} from 'react';
import styles from './Page.module.css';

interface Props {
  title: string;
  /** Content next to the heading. */
  aside?: ReactNode;
  /** A single narrow column, for texts and forms. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of a screen: tab title, heading, contents. */
export function Page({title, aside: side, narrow, children}: Props) {
  return (
    <div className={classes(styles.page, narrow && styles.narrow)}>
      <title>{`${title} · Clube do Pintor`}</title>
      <div className={styles.top}>
        <h1>{title}</h1>
        {side}
      </div>
      {children}
    </div>
  );
}
