import {Button, EmptyState} from '@clube/ui';
import {useFilters} from '../../providers/filters';
import styles from './Grid.module.css';

/** The way out of a search and filters that leave nothing, or that the list does not know. */
export function ClearFilters() {
  const {filters, setFilters} = useFilters();
  if (Object.keys(filters).length === 0) return null;
  return (
    <Button
      variant="secondary"
      onClick={({currentTarget}) => {
        // The button goes with the filters: the search is where one began.
        currentTarget.closest('main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
        setFilters({});
      }}
    >
      Limpar busca e filtros
    </Button>
  );
}

/** Why there are none. */
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
