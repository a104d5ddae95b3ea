import {Icon} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import {useShortcut} from '../useShortcut';
import {useFilters} from '../../providers/filters';
import styles from './List.module.css';

const WAIT_MS = 350;

/** The list's search box. It waits for the hand to rest, and follows the address when that changes. */
export function SearchInput({label}: {label: string}) {
  const {filters, setFilters, textOf} = useFilters();
  const inAddress = textOf('q');
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus(), {modifier: 'nada'});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setText(inAddress);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (value: string): void => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const {q: _, ...others} = filters;
      setFilters(value.trim() ? {...others, q: value.trim()} : others);
    }, WAIT_MS);
  };
  return (
    <div className={styles.busca} role="search">
      <Icon name="busca" size={18} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={event => change(event.target.value)}
        aria-keyshortcuts="/"
      />
      <kbd aria-hidden>/</kbd>
    </div>
  );
}
