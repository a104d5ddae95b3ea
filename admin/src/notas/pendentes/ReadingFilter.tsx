import {useListContext} from 'react-admin';
import estilos from '../../components/lista/Lista.module.css';
import {FILTROS_LEITURA, filtroEmVigor} from './reading-filter';

/** How far the readings of the receipts shown can be trusted. */
export function ReadingFilter() {
  const {filterValues, setFilters} = useListContext();
  const mudar = (nome: string): void => {
    const {leitura: _, certa: __, ...outros} = filterValues;
    setFilters({...outros, ...FILTROS_LEITURA.find(cada => cada.nome === nome)?.filtro}, {}, false);
  };
  return (
    <label className={estilos.selecao}>
      Leitura
      <select value={filtroEmVigor(filterValues)} onChange={evento => mudar(evento.target.value)}>
        <option value="">Todas</option>
        {FILTROS_LEITURA.map(({nome, texto}) => (
          <option key={nome} value={nome}>
            {texto}
          </option>
        ))}
      </select>
    </label>
  );
}
