import {Scene} from '@clube/ui';
import type {ReactNode} from 'react';
import styles from './PublicPageLayout.module.css';

/** The frame of the short public pages: a card, and where there is room a scene beside it. */
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
