import {Icon} from '@clube/ui';
import styles from './SearchBox.module.css';

interface Props {
  /** The label, which says what is searched. */
  label: string;
  value: string;
  onValueChange: (text: string) => void;
}

/** A search box that filters loaded rows while the user types. */
export function SearchBox({label, value, onValueChange}: Props) {
  return (
    <div className={styles.search} role="search">
      <Icon name="search" size={20} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={80}
        autoComplete="off"
        value={value}
        onChange={event => onValueChange(event.target.value)}
      />
    </div>
  );
}
