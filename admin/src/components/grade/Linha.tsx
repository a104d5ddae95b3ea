import {classes} from '@clube/ui';
import Checkbox from '@mui/material/Checkbox';
import type {CSSProperties, ReactNode, Ref} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {useSortableRow} from '../reorder/useSortableRow';
import type {Coluna} from './colunas';
import estilos from './Grade.module.css';

interface Props<L extends RaRecord> {
  linha: L;
  colunas: readonly Coluna<L>[];
  selecionar?: (linha: L) => string;
}

/** Where the row's order is decided: the first cell, and what dragging does to the row. */
interface Ordered {
  ref: Ref<HTMLTableRowElement>;
  style: CSSProperties;
  className: string | undefined;
  handle: ReactNode;
}

/** One row of the table. */
export function Linha<L extends RaRecord>({linha, colunas, selecionar, ordered}: Props<L> & {ordered?: Ordered}) {
  const {selectedIds, onToggleItem} = useListContext<L>();
  const escolhida = selectedIds.includes(linha.id);
  return (
    <tr
      role="row"
      ref={ordered?.ref}
      style={ordered?.style}
      className={classes(escolhida && estilos.escolhida, ordered?.className)}
    >
      {ordered && (
        <td role="cell" className={estilos.ordem}>
          {ordered.handle}
        </td>
      )}
      {selecionar && (
        <td role="cell" className={estilos.caixa}>
          <Checkbox
            size="small"
            checked={escolhida}
            onChange={() => onToggleItem(linha.id)}
            slotProps={{input: {'aria-label': `Selecionar ${selecionar(linha)}`}}}
          />
        </td>
      )}
      {colunas.map(coluna => (
        <td
          role="cell"
          key={coluna.chave}
          data-rotulo={coluna.acoes ? undefined : coluna.titulo}
          className={classes(
            coluna.numerica && estilos.numerica,
            coluna.principal && estilos.principal,
            coluna.larga && estilos.larga,
            coluna.acoes && estilos.acoes,
          )}
        >
          {coluna.celula(linha)}
        </td>
      ))}
    </tr>
  );
}

/** A row that can be moved among the others. */
export function OrderedRow<L extends RaRecord>({id, ...row}: Props<L> & {id: number}) {
  return <Linha {...row} ordered={useSortableRow(id)} />;
}
