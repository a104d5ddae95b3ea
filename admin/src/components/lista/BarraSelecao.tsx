import {Botao} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext} from 'react-admin';
import estilos from './Lista.module.css';

interface Props {
  children: ReactNode;
  /** More is meant than the rows of this page: the children say what. */
  all?: boolean;
}

/** How many rows are chosen, and what to do with them; gone while none is. */
export function BarraSelecao({children, all = false}: Props) {
  const {selectedIds, onUnselectItems} = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <div className={estilos.selecionados} role="region" aria-label="Itens selecionados">
      {!all && (
        <strong aria-live="polite">
          {selectedIds.length === 1 ? '1 item selecionado' : `${selectedIds.length} itens selecionados`}
        </strong>
      )}
      {children}
      <Botao variante="texto" pequeno onClick={() => onUnselectItems()}>
        Desmarcar
      </Botao>
    </div>
  );
}
