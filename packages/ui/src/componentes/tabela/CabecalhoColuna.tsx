import type {ReactNode} from 'react';
import {Icone} from '../../icones';
import estilos from './CabecalhoColuna.module.css';

interface Props {
  /** How the rows are sorted by this column; undefined where they are sorted by another. */
  sentido?: 'ascending' | 'descending' | undefined;
  /** Sorts by this column; undefined where that is not possible. */
  onSort?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The head of a column: its title, and the button that sorts by it. */
export function CabecalhoColuna({sentido, onSort, className, children}: Props) {
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={onSort && sentido}>
      {onSort ? (
        <button type="button" className={estilos.ordenar} onClick={onSort}>
          {children}
          <Icone nome={sentido === 'descending' ? 'setaBaixo' : 'setaCima'} tamanho={14} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
