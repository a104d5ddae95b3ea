import {Icon} from '@clube/ui';
import {useId} from 'react';
import type {MenuLink} from '../../manifest/access';
import {MenuEntry} from './MenuEntry';
import styles from './Layout.module.css';

interface Props {
  title: string;
  entries: readonly MenuLink[];
  /** The name of the entry whose screen is open. */
  active: string | undefined;
  counts: Readonly<Record<string, number | undefined>>;
  /** Only icons are visible, and no group is folded. */
  narrow: boolean;
  open: boolean;
  onToggle: () => void;
}

/** The entries of a group under its heading, which folds them; the current entry stays visible. */
export function MenuGroup({title, entries, active, counts, narrow, open, onToggle}: Props) {
  const listId = useId();
  const shown = narrow || open ? entries : entries.filter(entry => entry.name === active);
  const waiting = open ? 0 : entries.reduce((sum, {name}) => sum + (counts[name] ?? 0), 0);
  return (
    <section>
      {narrow ? (
        <h2>{title}</h2>
      ) : (
        <h2>
          <button type="button" className={styles.group} aria-expanded={open} aria-controls={listId} onClick={onToggle}>
            <Icon name={open ? 'chevronDown' : 'chevronRight'} size={16} />
            {title}
            {waiting > 0 && (
              <span className={styles.count}>
                {waiting > 999 ? '999+' : waiting}
                <span className="visually-hidden"> esperando</span>
              </span>
            )}
          </button>
        </h2>
      )}
      <ul id={listId}>
        {shown.map(entry => (
          <li key={entry.name}>
            <MenuEntry entry={entry} count={counts[entry.name]} lit={entry.name === active} narrow={narrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
