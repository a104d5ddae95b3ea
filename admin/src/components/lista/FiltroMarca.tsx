import {useListContext} from 'react-admin';
import estilos from './Lista.module.css';

/** Only the rows of which a field is true, or all of them. */
export function FiltroMarca({campo, rotulo}: {campo: string; rotulo: string}) {
  const {filterValues, setFilters} = useListContext();
  const {[campo]: atual, ...outros} = filterValues as Record<string, unknown>;
  return (
    <label className={estilos.marca}>
      <input
        type="checkbox"
        checked={atual === 1}
        onChange={({target}) => setFilters(target.checked ? {...outros, [campo]: 1} : outros, {}, false)}
      />
      {rotulo}
    </label>
  );
}
