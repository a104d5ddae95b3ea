import {classes} from '@clube/ui';
import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {Link, useNavigate, useSearchParams} from 'react-router-dom';
import styles from './Tabs.module.css';

export interface Tab {
  /** In the address. */
  key: string;
  label: string;
  /** How many things it holds, where that is known. */
  count?: number | undefined;
  content: () => ReactNode;
}

/** Where a key leads, from a tab's place among so many. */
const NEIGHBOUR: Readonly<Record<string, (place: number, of: number) => number>> = {
  ArrowRight: (place, of) => (place + 1) % of,
  ArrowLeft: (place, of) => (place + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

export const TAB_IN_ADDRESS = 'aba';
const addressOf = (key: string, first: string): string => (key === first ? '?' : `?${TAB_IN_ADDRESS}=${key}`);

/**
 * The parts of a page, one at a time. The open one stands in the address, so that a link leads to it; the first one without
 * a word. The arrows go from tab to tab. What a list in a tab keeps in the address goes with the tab.
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
            {count !== undefined && <small>{count}</small>}
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
