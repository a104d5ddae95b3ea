import {BrandMark, DripEdge, Scene} from '@clube/ui';
import {useEffect, type ReactNode} from 'react';
import styles from './Login.module.css';

/** The layout of pages that need no login. */
export function LoginLayout({page, children}: {page: string; children: ReactNode}) {
  useEffect(() => {
    document.title = page;
  }, [page]);
  return (
    <main className={styles.entrance}>
      <section className={styles.wall}>
        <p className={styles.brand}>
          <BrandMark size={34} /> Painel do Clube
        </p>
        <p className={styles.slogan}>As notas da obra viram pontos. Os pontos viram prêmios.</p>
        <div className={styles.scene} aria-hidden>
          <Scene seed="entrada-do-painel" />
        </div>
        <DripEdge className={styles.edge} />
      </section>
      <section className={styles.side}>{children}</section>
    </main>
  );
}
