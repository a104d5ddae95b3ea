import {BotaoIcone} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext} from 'react-admin';
import {TODOS} from '../../../providers/dataProvider';
import estilos from './Pages.module.css';

const SIZES = [5, 10, 50, 100, TODOS] as const;

interface Props {
  label: string;
  /** Before the pages: what the rows add up to. */
  children?: ReactNode;
  onSize?: ((rows: number) => void) | undefined;
}

const written = (n: number): string => n.toLocaleString('pt-BR');

/** Which rows are shown, out of how many, how many at a time, and the way to the others. */
export function Pages({label, children, onSize}: Props) {
  const {page, perPage, total, data, meta, setPage, setPerPage, isPending} = useListContext();
  const {estimado = false} = (meta ?? {}) as {estimado?: boolean};
  if (isPending || !total) return null;
  const last = Math.ceil(total / perPage);
  const [from, to] = [(page - 1) * perPage + 1, (page - 1) * perPage + (data?.length ?? 0)];
  return (
    <nav className={estilos.pages} aria-label={`Páginas de ${label}`}>
      <span className={estilos.sum}>{children}</span>
      <label>
        Linhas por página
        <select
          value={perPage}
          onChange={({target}) => {
            setPerPage(Number(target.value));
            onSize?.(Number(target.value));
          }}
        >
          {SIZES.map(size => (
            <option key={size} value={size}>
              {size === TODOS ? 'Todos' : size}
            </option>
          ))}
        </select>
      </label>
      <div>
        <span aria-live="polite">
          {written(from)}–{written(to)} de {estimado && 'cerca de '}
          {written(total)}
        </span>
        <BotaoIcone
          icone="setaEsquerda"
          rotulo="Página anterior"
          tamanho={20}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <BotaoIcone
          icone="setaDireita"
          rotulo="Próxima página"
          tamanho={20}
          disabled={page >= last}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </nav>
  );
}
