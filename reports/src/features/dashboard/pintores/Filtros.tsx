import {numero} from '../../../base/formatos';
import type {PintorRelatorio} from '../tipos';
import estilos from './Filtros.module.css';
import {FILTROS, type Filtro} from './recorte';

interface Props {
  pintores: readonly PintorRelatorio[];
  filtro: Filtro;
  onValueChange: (filtro: Filtro) => void;
}

/** The groups of painters, each with how many it has. */
export function Filtros({pintores, filtro, onValueChange}: Props) {
  return (
    <div className={estilos.filtros} role="group" aria-label="Quais pintores">
      {FILTROS.map(opcao => (
        <button
          key={opcao.filtro}
          type="button"
          aria-pressed={opcao.filtro === filtro}
          onClick={() => onValueChange(opcao.filtro)}
        >
          {opcao.nome} <b>{numero(pintores.filter(opcao.vale).length)}</b>
        </button>
      ))}
    </div>
  );
}
