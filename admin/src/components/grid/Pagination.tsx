import {IconButton} from '@clube/ui';
import {useListContext} from 'react-admin';
import {ALL_ROWS} from '../../providers/dataProvider';
import styles from './Pagination.module.css';

const PAGE_SIZES = [5, 10, 50, 100, ALL_ROWS] as const;

/** Which rows are shown, out of how many, how many at a time, and the way to the others. */
export function Pagination({caption}: {caption: string}) {
  const list = useListContext();
  const {page, perPage, total, setPage, setPerPage, isPending} = list;
  const {estimated = false} = (list.meta ?? {}) as {estimated?: boolean};
  if (isPending || !total) return null;
  const last = Math.ceil(total / perPage);
  return (
    <nav className={styles.paginas} aria-label={`Páginas de ${caption}`}>
      <label>
        Linhas por página
        <select value={perPage} onChange={event => setPerPage(Number(event.target.value))}>
          {PAGE_SIZES.map(size => (
            <option key={size} value={size}>
              {size === ALL_ROWS ? 'Todos' : size}
            </option>
          ))}
        </select>
      </label>
      <div>
        <span aria-live="polite">
          {((page - 1) * perPage + 1).toLocaleString('pt-BR')}–{Math.min(total, page * perPage).toLocaleString('pt-BR')}{' '}
          de {estimated && 'cerca de '}
          {total.toLocaleString('pt-BR')}
        </span>
        <IconButton
          icon="setaEsquerda"
          label="Página anterior"
          size={20}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <IconButton
          icon="setaDireita"
          label="Próxima página"
          size={20}
          disabled={page >= last}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </nav>
  );
}
