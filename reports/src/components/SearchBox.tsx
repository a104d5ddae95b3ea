import {Icon} from '@clube/ui';
import styles from './SearchBox.module.css';

interface Props {
  /** What is searched, and by what. */
  label: string;
  value: string;
  onValueChange: (text: string) => void;
}

/** Narrows a table down while one types: its rows are all here already. */
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
