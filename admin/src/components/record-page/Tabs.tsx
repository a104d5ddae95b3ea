import {classes} from '@clube/ui';
import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {Link, useNavigate, useSearchParams} from 'react-router-dom';
import {numberOrDash} from '../format/values';
import styles from './Tabs.module.css';

export interface Tab {
  /** The tab's key in the URL. */
  key: string;
  label: string;
  /** The number of its rows, if it is known. */
  count?: number | undefined;
  content: () => ReactNode;
}

/** The index of the tab that a key selects, from the current index and the number of tabs. */
const NEIGHBOUR: Readonly<Record<string, (place: number, of: number) => number>> = {
  ArrowRight: (place, of) => (place + 1) % of,
  ArrowLeft: (place, of) => (place + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

export const TAB_IN_ADDRESS = 'aba';
const addressOf = (key: string, first: string): string => (key === first ? '?' : `?${TAB_IN_ADDRESS}=${key}`);

/**
 * Tabs of a page, one shown at a time. The selected tab is in the URL, so that links can open it; the first one needs
 * no parameter. The arrow keys select the next tab. URL parameters of a list inside a tab are removed when another tab
 * is selected.
 */
export function Tabs({label, tabs}: {label: string; tabs: readonly [Tab, ...Tab[]]}) {
  const [query] = useSearchParams();
  const goTo = useNavigate();
  const id = useId();
  const [first] = tabs;
  const open = tabs.find(({key}) => key === query.get(TAB_IN_ADDRESS)) ?? first;
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    const next = tabs[NEIGHBOUR[event.key]?.(tabs.indexOf(open), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    void goTo(addressOf(next.key, first.key), {replace: true});
    document.getElementById(`${id}${next.key}`)?.focus();
  };
  return (
    <div className={styles.frame}>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({key, label: name, count}) => (
          <Link
            key={key}
            id={`${id}${key}`}
            role="tab"
            replace
            to={addressOf(key, first.key)}
            className={classes(key === open.key && styles.open)}
            aria-selected={key === open.key}
            {...(key === open.key && {'aria-controls': `${id}panel`})}
            tabIndex={key === open.key ? 0 : -1}
            onKeyDown={onKeyDown}
          >
            {name}
            {count !== undefined && <small>{numberOrDash(count)}</small>}
          </Link>
        ))}
      </div>
      <div
        key={open.key}
        id={`${id}panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}${open.key}`}
      >
        {open.content()}
      </div>
    </div>
  );
}
