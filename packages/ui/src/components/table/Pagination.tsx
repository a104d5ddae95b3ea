import {formatPontos} from '@clube/domain';
import {IconButton} from '../button/Button';
import styles from './Table.module.css';

/** Rows per page; 0 means all. */
export const PAGE_SIZES = [10, 25, 50, 100, 0] as const;

interface Props {
  /** The name of the list, which distinguishes several paginations on one page. */
  caption: string;
  /** Index of the page, from 0. */
  page: number;
  size: number;
  total: number;
  /** The most rows that "Todos" shows; default: all. */
  atMost?: number;
  onValueChange: (page: number, size: number) => void;
}

/** Pagination: the range of the rows, their total, and buttons for the other pages. */
export function Pagination({caption, page, size, total, atMost = total, onValueChange}: Props) {
  if (total <= PAGE_SIZES[0]) return null;
  const perPage = size || Math.min(total, atMost);
  const last = Math.max(0, Math.ceil(total / perPage) - 1);
  return (
    <nav className={styles.pages} aria-label={`Páginas: ${caption}`}>
      <label>
        Linhas por página
        <select value={size} onChange={event => onValueChange(0, Number(event.target.value))}>
          {PAGE_SIZES.map(option => (
            <option key={option} value={option}>
              {option || 'Todos'}
            </option>
          ))}
        </select>
      </label>
      <div>
        <span aria-live="polite">
          {formatPontos(page * perPage + 1)}–{formatPontos(Math.min(total, (page + 1) * perPage))} de{' '}
          {formatPontos(total)}
        </span>
        <IconButton
          icon="chevronLeft"
          label="Página anterior"
          aria-disabled={page <= 0}
          onClick={() => onValueChange(page - 1, size)}
        />
        <IconButton
          icon="chevronRight"
          label="Próxima página"
          aria-disabled={page >= last}
          onClick={() => onValueChange(page + 1, size)}
        />
      </div>
    </nav>
  );
}
