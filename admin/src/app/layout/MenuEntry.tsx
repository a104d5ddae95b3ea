import {Icon, classes} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {NavLink, useLocation} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import type {Manifest} from '../../manifest/manifest';
import styles from './Layout.module.css';

interface Props {
  manifest: Manifest;
  /** How much waits behind it. */
  count?: number | undefined;
  /** Only the drawing is seen; the name is read, and shown on hover. */
  narrow: boolean;
}

/** Where its screens are, up to what differs from row to row. */
const beginnings = ({screens}: Manifest): string[] => screens.map(({path}) => addressOf(path.replace(/:.*$/, '')));

/** Whether one of its screens is open. */
export const isEntryActive = (manifest: Manifest, pathname: string): boolean =>
  beginnings(manifest).some(beginning => pathname.startsWith(beginning));

/** An entry of the menu; it is lit on every screen of its manifest. */
export function MenuEntry({manifest, count, narrow}: Props) {
  const {pathname} = useLocation();
  const {label, icon, path} = manifest;
  const lit = isEntryActive(manifest, pathname);
  const ref = useRef<HTMLAnchorElement>(null);
  // The menu may be longer than the window.
  useEffect(() => {
    if (lit) ref.current?.scrollIntoView({block: 'nearest'});
  }, [lit]);
  return (
    <NavLink
      ref={ref}
      to={addressOf(path)}
      title={narrow ? label : undefined}
      aria-label={narrow ? (count ? `${label} ${count} esperando` : label) : undefined}
      className={({isActive}) => classes(styles.entry, (isActive || lit) && styles.active)}
    >
      <Icon name={icon} size={20} />
      {!narrow && label}
      {!!count && (
        <span className={styles.count}>
          {count > 999 ? '999+' : count}
          <span className="visually-hidden"> esperando</span>
        </span>
      )}
    </NavLink>
  );
}
