import {classes} from '@clube/ui';
import type {ReactNode} from 'react';
import styles from './Page.module.css';

interface Props {
  title: string;
  /** Beside the heading. */
  aside?: ReactNode;
  /** For texts and forms, which are read in one column. */
  narrow?: boolean;
  children: ReactNode;
}

/** A screen: its name in the tab, its heading, its contents. */
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
