import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {AccessDenied} from '../components/page/fallbacks';
import {Page} from '../components/page/Page';
import {addressOf} from '../manifest/context';
import {groupLinksOf} from '../manifest/groups';
import type {Group} from '../manifest/manifest';
import {currentSession} from '../providers/session';
import styles from './MenuGroupPage.module.css';
import {RESOURCES} from './resources';

/** A menu group as a page of its own. */
export function MenuGroupPage({group}: {group: Group}) {
  const entries = groupLinksOf(RESOURCES, group, currentSession());
  if (entries.length === 0) return <AccessDenied />;
  return (
    <Page title={group}>
      <ul className={styles.entries}>
        {entries.map(({path, label, icon}) => (
          <li key={path}>
            <Link to={addressOf(path)}>
              <Icon name={icon} size={24} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
