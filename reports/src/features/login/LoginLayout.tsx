import {Scene} from '@clube/ui';
import type {ReactNode} from 'react';
import {Header} from '../../components/Header';
import styles from './Login.module.css';

/** The layout of pages that need no login: description and form. */
export function LoginLayout({
  page,
  title,
  text,
  children,
}: {
  page: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <>
      <title>{`${page} · Relatório da revenda`}</title>
      <Header loggedIn={false} />
      <main className={styles.entrance}>
        <Scene seed="vitrine da loja" className={styles.drawing} />
        <div className={styles.card}>
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
          {children}
        </div>
      </main>
    </>
  );
}
