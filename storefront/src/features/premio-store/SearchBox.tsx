import {IconButton, Icon} from '@clube/ui';
import {useState} from 'react';
import styles from './PremioStore.module.css';

/** Searches on Enter or by the button. */
export function SearchBox({initial, onSearch}: {initial: string; onSearch: (search: string) => void}) {
  const [text, setText] = useState(initial);
  const [searched, setSearched] = useState(initial);
  // Filters that were cleared clear it, too; the field itself stays, and with it the focus.
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
        aria-label="O que deseja resgatar?"
        placeholder="O que deseja resgatar?"
        enterKeyHint="search"
        maxLength={80}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <IconButton type="submit" icon="arrow" label="Buscar" />
    </form>
  );
}
