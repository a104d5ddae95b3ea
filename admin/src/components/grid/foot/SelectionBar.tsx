import {BotaoIcone} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext} from 'react-admin';
import {useFilters, type Filters} from '../../../providers/filters';
import estilos from './SelectionBar.module.css';

interface Props {
  children: ReactNode;
  onAllMatching?: ((filter: Filters) => void) | undefined;
  /** Where what is to be done can be asked for before anything is chosen, which is then said. */
  idle?: boolean | undefined;
}

/** How many rows are chosen, and what to do with them. It lies over the foot of the list: no row moves, and none is covered. */
export function SelectionBar({children, onAllMatching, idle}: Props) {
  const {selectedIds, onUnselectItems, total, meta} = useListContext();
  const {filters} = useFilters();
  if (selectedIds.length === 0) return idle ? <div className={estilos.idle}>{children}</div> : null;
  const {estimado = false} = (meta ?? {}) as {estimado?: boolean};
  const many = (total ?? 0).toLocaleString('pt-BR');
  return (
    <div className={estilos.bar} role="region" aria-label="Itens selecionados">
      <strong aria-live="polite">
        {selectedIds.length === 1 ? '1 item selecionado' : `${selectedIds.length} itens selecionados`}
      </strong>
      {onAllMatching && total !== undefined && total > selectedIds.length && (
        <button type="button" className={estilos.all} onClick={() => onAllMatching(filters)}>
          todas as {estimado && 'cerca de '}
          {many} que correspondem
        </button>
      )}
      {children}
      <BotaoIcone icone="fechar" rotulo="Desmarcar" tamanho={18} onClick={() => onUnselectItems()} />
    </div>
  );
}
