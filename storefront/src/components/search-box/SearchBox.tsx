import {IconButton, Icon} from '@clube/ui';
import {useState} from 'react';
import styles from './SearchBox.module.css';

interface Props {
  /** The label, which says what is searched. */
  label: string;
  initial: string;
  onSearch: (search: string) => void;
}

/** Searches on Enter or by the button. */
export function SearchBox({label, initial, onSearch}: Props) {
  const [text, setText] = useState(initial);
  const [searched, setSearched] = useState(initial);
  // Clearing the filters clears the text too; the input keeps its focus.
  if (searched !== initial) {
    setSearched(initial);
    setText(initial);
  }
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Icon name="search" size={20} />
      <input
        type="search"
        name="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        maxLength={80}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <IconButton type="submit" icon="arrow" label="Buscar" />
    </form>
  );
}
