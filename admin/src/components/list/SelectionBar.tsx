import {Button} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext} from 'react-admin';
import styles from './List.module.css';

/** How many rows are chosen, and what to do with them; gone while none is. */
export function SelectionBar({children}: {children: ReactNode}) {
  const {selectedIds, onUnselectItems} = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <div className={styles.selecionados} role="region" aria-label="Itens selecionados">
      <strong aria-live="polite">
        {selectedIds.length === 1 ? '1 item selecionado' : `${selectedIds.length} itens selecionados`}
      </strong>
      {children}
      <Button variant="texto" small onClick={() => onUnselectItems()}>
        Desmarcar
      </Button>
    </div>
  );
}
