import {use} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {mayVisit} from '../../manifest/visit';
import {ManifestContext, addressOf} from '../../manifest/context';
import {groupPathOf} from '../../manifest/groups';
import type {Manifest} from '../../manifest/manifest';
import {currentSession} from '../../providers/session';
import styles from './Page.module.css';

/**
 * The screen's position: its menu group (a link if that has a page), a link to the menu entry (except on the entry's own screen), and the record's
 * name.
 */
export function Breadcrumbs({of}: {of?: string}) {
  const manifest = use(ManifestContext);
  return manifest ? <Crumbs manifest={manifest} {...(of && {of})} /> : null;
}

function Crumbs({manifest, of}: {manifest: Manifest; of?: string}) {
  const {pathname} = useLocation();
  const {group = 'Painel do Clube', label, path} = manifest;
  const entry = addressOf(path);
  const linkTo = (path: string | undefined, text: string) =>
    path !== undefined && mayVisit([manifest], addressOf(path), currentSession()) ? (
      <Link to={addressOf(path)}>{text}</Link>
    ) : (
      text
    );
  const below = pathname.replace(/\/$/, '') !== entry;
  return (
    <nav className={styles.crumbs} aria-label="Você está em">
      <ol>
        <li>{linkTo(groupPathOf(group), group)}</li>
        {below && <li>{linkTo(path, label)}</li>}
        {of && (
          <li aria-current="page" title={of}>
            {of}
          </li>
        )}
      </ol>
    </nav>
  );
}
