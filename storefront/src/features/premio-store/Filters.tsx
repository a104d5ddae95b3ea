import {PaintChip, Button, PaintChipRow, Switch} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {categoryOf, EVERY_PAINT} from '../../base/categories';
import {usePintor} from '../../base/session/session';
import {tagsQuery} from './api';
import {isFiltered, type PremioStoreFilters} from './useFilters';
import styles from './PremioStore.module.css';

interface Props {
  filters: PremioStoreFilters;
  setFilters: (changes: Partial<PremioStoreFilters>) => void;
  clear: () => void;
}

/** The category chips, in the same colours as on the prizes, and the switch for affordable prizes. */
export function Filters({filters, setFilters, clear}: Props) {
  const loggedIn = usePintor() !== undefined;
  const {data: tags = []} = useQuery(tagsQuery);
  const toggle = (tag: string): void =>
    setFilters({
      tags: filters.tags.includes(tag) ? filters.tags.filter(other => other !== tag) : [...filters.tags, tag],
    });
  return (
    <aside className={styles.filters} aria-label="Filtros">
      <h2>CATEGORIAS</h2>
      <PaintChipRow label="Categorias">
        <PaintChip color={EVERY_PAINT} active={filters.tags.length === 0} onValueChange={() => setFilters({tags: []})}>
          Tudo
        </PaintChip>
        {tags.map(tag => {
          const {paint, drawing} = categoryOf(tag);
          return (
            <PaintChip
              key={tag}
              color={paint}
              drawing={drawing}
              active={filters.tags.includes(tag)}
              onValueChange={() => toggle(tag)}
            >
              {tag}
            </PaintChip>
          );
        })}
      </PaintChipRow>
      {loggedIn && (
        <Switch checked={filters.available} onValueChange={available => setFilters({available})}>
          Resgates disponíveis
        </Switch>
      )}
      {isFiltered(filters) && (
        <Button variant="text" small icon="close" onClick={clear}>
          Limpar filtros
        </Button>
      )}
    </aside>
  );
}
