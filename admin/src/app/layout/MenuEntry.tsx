import {Icon, classes} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {Link} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import type {Manifest} from '../../manifest/manifest';
import styles from './Layout.module.css';

interface Props {
  manifest: Manifest;
  /** How much waits behind it. */
  count?: number | undefined;
  /** One of its screens is open. */
  lit: boolean;
  /** Only the drawing is seen; the name is read, and shown on hover. */
  narrow: boolean;
}

/** An entry of the menu; it is lit on every screen of its manifest. */
export function MenuEntry({manifest, count, lit, narrow}: Props) {
  const {label, icon, path} = manifest;
  const ref = useRef<HTMLAnchorElement>(null);
  // The menu may be longer than the window.
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
