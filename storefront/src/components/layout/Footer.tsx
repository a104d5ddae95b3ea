import {classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {SUPPORT} from '../../base/support';
import styles from './Footer.module.css';

/** The operator, its contacts, and links to the two binding texts. */
export function Footer({withBar}: {withBar: boolean}) {
  return (
    <footer className={classes(styles.footer, withBar && styles.withBar)}>
      <div>
        <p>
          © {new Date().getFullYear()} Clube do Pintor
          <br />
          {SUPPORT.hours}
        </p>
        <ul className={styles.links}>
          <li>
            <a href={`tel:${SUPPORT.phone.replace(/\D/g, '')}`}>{SUPPORT.phone}</a>
          </li>
          <li>
            <a href={`mailto:${SUPPORT.email}`}>{SUPPORT.email}</a>
          </li>
          <li>
            <Link to={PATHS.privacy}>Política de privacidade</Link>
          </li>
          <li>
            <Link to={PATHS.regulamento}>Regulamento</Link>
          </li>
          <li>
            <a href={PATHS.relatorio}>Relatório da revenda</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
