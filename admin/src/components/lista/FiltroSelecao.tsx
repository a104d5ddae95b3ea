import estilos from './Lista.module.css';
import {useFilters} from './useFilters';

interface Props {
  campo: string;
  rotulo: string;
  opcoes: readonly {valor: string | number; texto: string}[];
}

/** One value of a field, or all of them. */
export function FiltroSelecao({campo, rotulo, opcoes}: Props) {
  const {filterValues, setFilters, textOf} = useFilters();
  const mudar = (texto: string): void => {
    const {[campo]: _, ...outros} = filterValues;
    const escolhida = opcoes.find(opcao => String(opcao.valor) === texto);
    setFilters(escolhida ? {...outros, [campo]: escolhida.valor} : outros, {}, false);
  };
  return (
    <label className={estilos.selecao}>
      {rotulo}
      <select value={textOf(campo)} onChange={evento => mudar(evento.target.value)}>
        <option value="">Todos</option>
        {opcoes.map(({valor, texto}) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </select>
    </label>
  );
}
