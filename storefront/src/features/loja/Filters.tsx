import {PaintChip, Button, PaintChipRow, Switch, PAINTS} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {usePintor} from '../../base/session/session';
import {tagsQuery} from './api';
import type {LojaFilters} from './useFilters';
import styles from './Loja.module.css';

interface Props {
  filters: LojaFilters;
  setFilters: (changes: Partial<LojaFilters>) => void;
  clear: () => void;
}

/** Categories as paint chips, and the switch for what the balance affords. */
export function Filters({filters, setFilters, clear}: Props) {
  const loggedIn = usePintor() !== undefined;
  const {data: tags = []} = useQuery(tagsQuery);
  const toggle = (tag: string): void =>
    setFilters({
      tags: filters.tags.includes(tag) ? filters.tags.filter(other => other !== tag) : [...filters.tags, tag],
    });
  const filtered = filters.tags.length > 0 || filters.available || filters.search !== '';
  return (
    <aside className={styles.filters} aria-label="Filtros">
      <h2>CATEGORIAS</h2>
      <PaintChipRow label="Categorias">
        <PaintChip color="anil" active={filters.tags.length === 0} onValueChange={() => setFilters({tags: []})}>
          Tudo
        </PaintChip>
        {tags.map((tag, i) => (
          <PaintChip
            key={tag}
            color={PAINTS[(i + 1) % PAINTS.length] ?? 'anil'}
            active={filters.tags.includes(tag)}
            onValueChange={() => toggle(tag)}
          >
            {tag}
          </PaintChip>
        ))}
      </PaintChipRow>
      {loggedIn && (
        <Switch checked={filters.available} onValueChange={available => setFilters({available})}>
          Resgates disponíveis
        </Switch>
      )}
      {filtered && (
        <Button variant="text" small icon="close" onClick={clear}>
          Limpar filtros
        </Button>
      )}
    </aside>
  );
}
