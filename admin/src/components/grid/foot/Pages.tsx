import {IconButton} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext} from 'react-admin';
import {ALL_ROWS} from '../../../providers/dataProvider';
import styles from './Pages.module.css';

const SIZES = [5, 10, 50, 100, ALL_ROWS] as const;

interface Props {
  label: string;
  /** Before the pages: what the rows add up to. */
  children?: ReactNode;
  onSize?: ((rows: number) => void) | undefined;
}

const written = (n: number): string => n.toLocaleString('pt-BR');

/** Which rows are shown, out of how many, how many at a time, and the way to the others. */
export function Pages({label, children, onSize}: Props) {
  const list = useListContext();
  const {page, perPage, total, data, setPage, setPerPage, isPending} = list;
  const {estimated = false} = (list.meta ?? {}) as {estimated?: boolean};
  if (isPending || !total) return null;
  const last = Math.ceil(total / perPage);
  const size = Math.min(perPage, ALL_ROWS);
  // The address may say another.
  const sizes = [...new Set([...SIZES, size])].sort((a, b) => a - b);
  const [from, to] = [(page - 1) * perPage + 1, (page - 1) * perPage + data.length];
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
      <div>
        <span aria-live="polite">
          {written(from)}–{written(to)} de {estimated && 'cerca de '}
          {written(total)}
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
