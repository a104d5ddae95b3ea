import {Icon} from '@clube/ui';
import {useRef} from 'react';
import {useShortcut} from '../useShortcut';
import styles from './List.module.css';

interface Props {
  label: string;
  value: string;
  maxLength?: number;
  onValueChange: (text: string) => void;
}

/** A search box; the `/` key focuses it. */
export function SearchField({label, value, maxLength, onValueChange}: Props) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus(), {modifier: 'none'});
  return (
    <div className={styles.search} role="search">
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={({target}) => onValueChange(target.value)}
        aria-keyshortcuts="/"
      />
      <kbd aria-hidden>/</kbd>
    </div>
  );
}
