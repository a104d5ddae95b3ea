import {classes} from '@clube/ui';
import {useFilters} from '../../providers/filters';
import estilos from '../../components/lista/Lista.module.css';
import {FILTROS_LEITURA, filtroEmVigor} from './reading-filter';

/** How far the readings of the receipts shown can be trusted. */
export function ReadingFilter() {
  const {filters, setFilters} = useFilters();
  const mudar = (nome: string): void => {
    const {leitura: _, certa: __, ...outros} = filters;
    setFilters({...outros, ...FILTROS_LEITURA.find(cada => cada.nome === nome)?.filtro});
  };
  return (
    <label className={classes(estilos.selecao, filtroEmVigor(filters) !== '' && estilos.narrowing)}>
      Leitura
      <select value={filtroEmVigor(filters)} onChange={evento => mudar(evento.target.value)}>
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
