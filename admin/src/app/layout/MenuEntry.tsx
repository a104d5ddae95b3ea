import {Icon, classes} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {Link} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import type {MenuLink} from '../../manifest/access';
import styles from './Layout.module.css';

interface Props {
  entry: MenuLink;
  /** The number of rows waiting there. */
  count?: number | undefined;
  /** One of its screens is open, so the entry is highlighted. */
  lit: boolean;
  /** Only the icon is visible; the name is read by screen readers and shown on hover. */
  narrow: boolean;
}

/** An entry of the menu, highlighted on its screens. */
export function MenuEntry({entry, count, lit, narrow}: Props) {
  const {label, icon, path} = entry;
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
