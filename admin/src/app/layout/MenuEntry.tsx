import {Icon, classes} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {Link} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import type {Manifest} from '../../manifest/manifest';
import styles from './Layout.module.css';

interface Props {
  manifest: Manifest;
  /** The number of rows waiting there. */
  count?: number | undefined;
  /** One of its screens is open, so the entry is highlighted. */
  lit: boolean;
  /** Only the icon is visible; the name is read by screen readers and shown on hover. */
  narrow: boolean;
}

/** An entry of the menu, highlighted on every screen of its manifest. */
export function MenuEntry({manifest, count, lit, narrow}: Props) {
  const {label, icon, path} = manifest;
  const ref = useRef<HTMLAnchorElement>(null);
  // Scrolls the current entry into view, as the menu may be higher than the window.
  useEffect(() => {
    if (lit) ref.current?.scrollIntoView({block: 'nearest'});
  }, [lit]);
  return (
    <Link
      ref={ref}
      to={addressOf(path)}
      title={narrow ? label : undefined}
      aria-label={narrow ? (count ? `${label} ${count} esperando` : label) : undefined}
      className={classes(styles.entry, lit && styles.active)}
      aria-current={lit ? 'page' : undefined}
    >
      <Icon name={icon} size={20} />
      {!narrow && label}
      {!!count && (
        <span className={styles.count}>
          {count > 999 ? '999+' : count}
          <span className="visually-hidden"> esperando</span>
        </span>
      )}
    </Link>
  );
}
