import {Scene} from '@clube/ui';
import type {ReactNode} from 'react';
import styles from './PublicPageLayout.module.css';

/** The layout of short public pages: a card, and on wide screens a picture next to it. */
export function PublicPageLayout({title, seed, children}: {title: string; seed: string; children: ReactNode}) {
  return (
    <div className={styles.entrance}>
      <title>{`${title} · Clube do Pintor`}</title>
      <Scene seed={seed} className={styles.drawing} />
      <div className={styles.card}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
