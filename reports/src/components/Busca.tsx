import {Icone} from '@clube/ui';
import estilos from './Busca.module.css';

interface Props {
  /** What is searched, and by what. */
  rotulo: string;
  valor: string;
  onValueChange: (texto: string) => void;
}

/** Narrows a table down while one types: its rows are all here already. */
export function Busca({rotulo, valor, onValueChange}: Props) {
  return (
    <div className={estilos.busca} role="search">
      <Icone nome="busca" tamanho={20} />
      <input
        type="search"
        aria-label={rotulo}
        placeholder={rotulo}
        maxLength={80}
        autoComplete="off"
        value={valor}
        onChange={evento => onValueChange(evento.target.value)}
      />
    </div>
  );
}
