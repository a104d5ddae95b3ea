import {Link, useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';
import styles from './Tabs.module.css';

interface Tab<V extends string> {
  value: V;
  text: string;
}

/** The selected tab, from the URL, so that back, reload and links restore it. */
export function useTab<V extends string>(name: string, tabs: readonly [Tab<V>, ...Tab<V>[]]): V {
  const [params] = useSearchParams();
  const requested = params.get(name);
  return (tabs.find(({value}) => value === requested) ?? tabs[0]).value;
}

interface Props<V extends string> {
  label: string;
  /** The name of the URL parameter. */
  name: string;
  tabs: readonly Tab<V>[];
  current: V;
}

/** Tabs as links; the first one needs no URL parameter. */
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
