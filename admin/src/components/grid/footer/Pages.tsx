import {IconButton} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext} from 'react-admin';
import {ALL_ROWS} from '../../../providers/dataProvider';
import styles from './Pages.module.css';

const SIZES = [5, 10, 50, 100, ALL_ROWS] as const;

interface Props {
  label: string;
  /** Shown before the page buttons: the sums of the rows. */
  children?: ReactNode;
  onSize?: ((rows: number) => void) | undefined;
}

const written = (n: number): string => n.toLocaleString('pt-BR');

/** Pagination: the range of the shown rows, the total, the page size and the page buttons. */
export function Pages({label, children, onSize}: Props) {
  const list = useListContext();
  const {page, perPage, total, data, error, setPerPage, isPending} = list;
  const {estimated = false} = (list.meta ?? {}) as {estimated?: boolean};
  // A request for too many rows per page is refused without a total, so the page size must stay reachable.
  if (isPending || (!total && !error)) return null;
  const size = Math.min(perPage, ALL_ROWS);
  // The URL may have another page size.
  const sizes = [...new Set([...SIZES, size])].sort((a, b) => a - b);
  return (
    <nav className={styles.pages} aria-label={`Páginas de ${label}`}>
      <span className={styles.sum}>{children}</span>
      <label>
        Linhas por página
        <select
          value={size}
          onChange={({target}) => {
            setPerPage(Number(target.value));
            onSize?.(Number(target.value));
          }}
        >
          {sizes.map(rows => (
            <option key={rows} value={rows}>
              {rows === ALL_ROWS ? 'Todos' : rows}
            </option>
          ))}
        </select>
      </label>
      {data && total > 0 && <PageButton {...{page, perPage, total, data, estimated}} />}
    </nav>
  );
}

interface PageButtonProps {
  page: number;
  perPage: number;
  total: number;
  data: readonly unknown[];
  estimated: boolean;
}

/** The range and total of the rows, and the buttons for the previous and next page. */
function PageButton({page, perPage, total, data, estimated}: PageButtonProps) {
  const before = (page - 1) * perPage;
  return (
    <div>
      <span aria-live="polite">
        {written(before + 1)}–{written(before + data.length)} de {estimated && 'cerca de '}
        {written(total)}
      </span>
      <PreviousNextButtons back="Página anterior" forth="Próxima página" size={20} />
    </div>
  );
}

/** The buttons for the previous and the next page. */
export function PreviousNextButtons({back, forth, size}: {back: string; forth: string; size: number}) {
  const {page, setPage, hasPreviousPage, hasNextPage} = useListContext();
  return (
    <>
      <IconButton
        icon="chevronLeft"
        label={back}
        size={size}
        aria-disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      />
      <IconButton
        icon="chevronRight"
        label={forth}
        size={size}
        aria-disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      />
    </>
  );
}
