import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import styles from './Notices.module.css';

const MOST_SHOWN = 99;

/** The link to the notices, with the number of unread ones. */
export function NoticeBell({unread}: {unread: number}) {
  const label = unread === 0 ? 'Avisos' : unread === 1 ? 'Avisos: 1 novo' : `Avisos: ${unread} novos`;
  return (
    <Link className={styles.bell} to={PATHS.avisos} aria-label={label} title={label}>
      <Icon name="bell" />
      {unread > 0 && <span aria-hidden>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>}
    </Link>
  );
}
