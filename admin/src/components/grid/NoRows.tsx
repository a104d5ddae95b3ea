import {Button, EmptyState} from '@clube/ui';
import {useFilters} from '../../providers/filters';
import styles from './Grid.module.css';

/** Clears a search and filters that match nothing, or that the list does not know. */
export function ClearFilters() {
  const {filters, setFilters} = useFilters();
  if (Object.keys(filters).length === 0) return null;
  return (
    <Button
      variant="secondary"
      onClick={({currentTarget}) => {
        // The button disappears with the filters, so the focus goes to the search box.
        currentTarget.closest('main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
        setFilters({});
      }}
    >
      Limpar busca e filtros
    </Button>
  );
}

/** The empty state, which says why there are no rows. */
export function NoRows({label, empty}: {label: string; empty?: string | undefined}) {
  const {filters} = useFilters();
  const filtered = Object.keys(filters).length > 0;
  return (
    <div className={styles.waiting} role="status">
      <EmptyState title="Sem resultados" seed={label} action={<ClearFilters />}>
        {filtered ? 'Nada combina com a busca e os filtros.' : empty}
      </EmptyState>
    </div>
  );
}
