import {Link, useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';
import styles from './Tabs.module.css';

interface Tab<V extends string> {
  value: V;
  text: string;
}

/** Which of the views is open: it stands in the address, so that back, reload and a link find it again. */
export function useTab<V extends string>(name: string, tabs: readonly [Tab<V>, ...Tab<V>[]]): V {
  const [params] = useSearchParams();
  const requested = params.get(name);
  return (tabs.find(({value}) => value === requested) ?? tabs[0]).value;
}

interface Props<V extends string> {
  label: string;
  /** Of the address's parameter. */
  name: string;
  tabs: readonly Tab<V>[];
  current: V;
}

/** The ways to look at one thing, each an address; the first one needs no parameter. */
export function Tabs<V extends string>({label, name, tabs, current}: Props<V>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({value, text}, i) => (
        <Link
          key={value}
          to={{search: i === 0 ? '' : `?${name}=${value}`}}
          aria-current={value === current ? 'page' : undefined}
          state={KEEP_SCROLL_POSITION}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
