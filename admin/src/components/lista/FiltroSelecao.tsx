import {classes} from '@clube/ui';
import {useListContext} from 'react-admin';
import estilos from './Lista.module.css';

interface Props {
  campo: string;
  rotulo: string;
  opcoes: readonly {valor: string | number; texto: string}[];
}

/** One value of a field, or all of them. */
export function FiltroSelecao({campo, rotulo, opcoes}: Props) {
  const {filterValues, setFilters} = useListContext();
  const atual = filterValues[campo] as string | number | undefined;
  const mudar = (texto: string): void => {
    const {[campo]: _, ...outros} = filterValues;
    const escolhida = opcoes.find(opcao => String(opcao.valor) === texto);
    setFilters(escolhida ? {...outros, [campo]: escolhida.valor} : outros, {}, false);
  };
  return (
    <label className={classes(estilos.selecao, atual !== undefined && estilos.narrowing)}>
      {rotulo}
      <select value={String(atual ?? '')} onChange={evento => mudar(evento.target.value)}>
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
