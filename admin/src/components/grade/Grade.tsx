import {Botao, Carregando, Falha, Icone, VazioIlustrado} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {useFilters} from '../lista/useFilters';
import {CabecalhoGrade} from './CabecalhoGrade';
import type {Coluna} from './colunas';
import estilos from './Grade.module.css';
import {Linha, OrderedRow} from './Linha';

interface Props<L extends RaRecord> {
  /** What the table holds, read before it. */
  legenda: string;
  colunas: readonly Coluna<L>[];
  /** Rows can be chosen; the text names one of them for screen readers. */
  selecionar?: (linha: L) => string;
  /** Said under "Sem resultados". */
  vazio?: string;
  /** People decide the rows' order here: they are all here, and sorted by it. */
  order?: RowOrder<L>;
}

/**
 * The panel's table over react-admin's list: sorting, choosing, and the three states without rows. Ours, because the
 * library's own leaves its checkboxes unnamed and its sorting unsaid. On a phone each row becomes a card; the roles are
 * written out because those styles would erase them.
 */
export function Grade<L extends RaRecord>({legenda, colunas, selecionar, vazio}: Props<L>) {
  const {data, error, refetch, selectedIds, onToggleItem} = useListContext<L>();
  // What has arrived is worth more than the news that nothing newer did.
  if (error && !data) return <Falha mensagem={error.message} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div className={estilos.espera}>
        <Carregando linhas={8} />
      </div>
    );
  if (data.length === 0)
    return (
      <div className={estilos.espera}>
        <SemLinhas {...{legenda, vazio}} />
      </div>
    );
  const table = (rows: ReactNode) => (
    <div className={estilos.moldura} role="region" aria-label={legenda} tabIndex={0}>
      <table className={estilos.grade} role="table">
        <caption className="so-leitor">{legenda}</caption>
        <CabecalhoGrade colunas={colunas} selecionavel={!!selecionar} ordered={!!order} />
        <tbody role="rowgroup">{rows}</tbody>
      </table>
    </div>
  );
  const common = {colunas, ...(selecionar && {selecionar})};
  return (
    <>
      {error && (
        <p className={estilos.antigas} role="status">
          <Icone nome="alerta" tamanho={18} /> Estas linhas podem estar desatualizadas. {error.message}
        </p>
      )}
      {order ? (
        <Sortable
          rows={data.map(row => ({id: Number(row.id), row}))}
          order={{...order, nameOf: ({row}) => order.nameOf(row)}}
        >
          {shown => table(shown.map(({id, row}) => <OrderedRow key={id} id={id} linha={row} {...common} />))}
        </Sortable>
      ) : (
        table(data.map(linha => <Linha key={linha.id} linha={linha} {...common} />))
      )}
    </>
  );
}

/** Why there are none, and, where a filter is why, the way out of it. */
function SemLinhas({legenda, vazio}: Pick<Props<RaRecord>, 'legenda' | 'vazio'>) {
  const {filterValues, setFilters} = useFilters();
  const filtrada = Object.keys(filterValues).length > 0;
  const limpar = (
    <Botao
      variante="secundario"
      onClick={({currentTarget}) => {
        // The button goes with the filters: the search is where one began.
        currentTarget.closest('main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
        setFilters({}, {}, false);
      }}
    >
      Limpar busca e filtros
    </Botao>
  );
  return (
    <div role="status">
      <VazioIlustrado titulo="Sem resultados" semente={legenda} acao={filtrada && limpar}>
        {filtrada ? 'Nada combina com a busca e os filtros.' : vazio}
      </VazioIlustrado>
    </div>
  );
}
