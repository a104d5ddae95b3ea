import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {useLogOut} from '../../base/session/session';
import {ACCOUNT_LINKS} from './account-links';
import styles from './Profile.module.css';

/** The account's links: binding texts, and logout. */
export function AccountLinks() {
  const logOut = useLogOut();
  return (
    <nav className={styles.account} aria-label="Sua conta">
      {ACCOUNT_LINKS.map(({to, text, icon}) => (
        <Link key={to} to={to}>
          <Icon name={icon} size={20} /> {text} <Icon name="chevronRight" size={18} />
        </Link>
      ))}
      <button type="button" onClick={() => void logOut()}>
        <Icon name="exit" size={20} /> Sair da conta
      </button>
    </nav>
  );
}
