import {IconButton, Brand} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../base/paths';
import styles from './Header.module.css';
import {LogOutButton} from './LogOutButton';
import {ThemeChoice} from './ThemeChoice';

/** The dark bar on top: what this is and how it looks; for who is logged in also the sheet of paper and the way out. */
export function Header({loggedIn}: {loggedIn: boolean}) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <span className={styles.brand}>
          <Brand />
          <small>Relatório da revenda</small>
        </span>
        <div className={styles.actions}>
          <ThemeChoice />
          {loggedIn && (
            <>
              <IconButton icon="pdf" label="Imprimir ou salvar em PDF" onClick={() => window.print()} />
              <Link to={PATHS.perfil} className={styles.logOut}>
                Meu perfil
              </Link>
              <LogOutButton className={styles.logOut} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}
