import {Botao, VazioIlustrado} from '@clube/ui';
import {useListContext} from 'react-admin';
import estilos from './Grid.module.css';

/** Why there are none, and, where a filter is why, the way out of it. */
export function NoRows({label, empty}: {label: string; empty?: string | undefined}) {
  const {filterValues, setFilters} = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  const clear = (
    <Botao
      variante="secundario"
      onClick={({currentTarget}) => {
        // The button goes with the filters: the search is where one began.
        currentTarget.closest('main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
        setFilters({}, {}, false);
      }}
    >
      Limpar busca e filtros
    </Botao>
  );
  return (
    <div className={estilos.waiting} role="status">
      <VazioIlustrado titulo="Sem resultados" semente={label} acao={filtered && clear}>
        {filtered ? 'Nada combina com a busca e os filtros.' : empty}
      </VazioIlustrado>
    </div>
  );
}
