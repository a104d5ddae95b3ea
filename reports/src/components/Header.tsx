import {messageOf} from '@clube/api-client';
import {IconButton, Brand, notify} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../base/paths';
import {print} from '../base/print';
import styles from './Header.module.css';
import {LogOutButton} from './LogOutButton';
import {ThemeChoice} from './ThemeChoice';

/** Prints only if everything could be loaded. */
const printAll = (): Promise<void> => print().catch((reason: unknown) => notify.error(messageOf(reason)));

/** The dark header: title and theme; when logged in also print and logout. */
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
              <IconButton icon="pdf" label="Imprimir ou salvar em PDF" onClick={() => void printAll()} />
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
