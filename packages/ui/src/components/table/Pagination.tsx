import {IconButton} from '../button/Button';
import styles from './Table.module.css';

/** Rows per page; 0 stands for all of them. */
export const PAGE_SIZES = [10, 25, 50, 100, 0] as const;

interface Props {
  /** Of what: tells the pages of one list apart from those of another. */
  caption: string;
  /** From 0. */
  page: number;
  size: number;
  total: number;
  onValueChange: (page: number, size: number) => void;
}

/** Which rows are shown, out of how many, and the way to the others. */
export function Pagination({caption, page, size, total, onValueChange}: Props) {
  if (total <= PAGE_SIZES[0]) return null;
  const perPage = size || total;
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
          {page * perPage + 1}–{Math.min(total, (page + 1) * perPage)} de {total}
        </span>
        <IconButton
          icon="chevronLeft"
          label="Página anterior"
          disabled={page <= 0}
          onClick={() => onValueChange(page - 1, size)}
        />
        <IconButton
          icon="chevronRight"
          label="Próxima página"
          disabled={page >= last}
          onClick={() => onValueChange(page + 1, size)}
        />
      </div>
    </nav>
  );
}
