import {BotaoIcone} from '@clube/ui';
import {useListContext} from 'react-admin';
import {TODOS} from '../../providers/dataProvider';
import estilos from './Paginas.module.css';

const TAMANHOS = [5, 10, 50, 100, TODOS] as const;

/** Which rows are shown, out of how many, how many at a time, and the way to the others. */
export function Paginas({legenda}: {legenda: string}) {
  const list = useListContext();
  const {page, perPage, total, setPage, setPerPage, isPending} = list;
  const {estimado = false} = (list.meta ?? {}) as {estimado?: boolean};
  if (isPending || !total) return null;
  const ultima = Math.ceil(total / perPage);
  return (
    <nav className={estilos.paginas} aria-label={`Páginas de ${legenda}`}>
      <label>
        Linhas por página
        <select value={perPage} onChange={evento => setPerPage(Number(evento.target.value))}>
          {TAMANHOS.map(tamanho => (
            <option key={tamanho} value={tamanho}>
              {tamanho === TODOS ? 'Todos' : tamanho}
            </option>
          ))}
        </select>
      </label>
      <div>
        <span aria-live="polite">
          {((page - 1) * perPage + 1).toLocaleString('pt-BR')}–{Math.min(total, page * perPage).toLocaleString('pt-BR')}{' '}
          de {estimado && 'cerca de '}
          {total.toLocaleString('pt-BR')}
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
          disabled={page >= ultima}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </nav>
  );
}
