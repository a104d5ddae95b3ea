import {client, type Schema} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {Page} from '../components/page/Page';
import {FilterSelect} from '../components/list/FilterSelect';
import {ReportFigures} from '../components/report/ReportFigures';
import {ReportGrid} from '../components/report/ReportGrid';
import {useReportFilters, yearOptions} from './filters';
import {RevendaFilter} from './RevendaFilter';
import {useComparison} from './useComparison';
import styles from './Report.module.css';

type Row = Schema<'ProdutoVendido'> & {id: string};

/** Quantities scored at a reseller, by product and month of a year. */
export default function ProdutosVendidos() {
  const {revenda, ano, set} = useReportFilters();
  const read = async (year: number, signal: AbortSignal): Promise<Row[]> => {
    const query = {ano: year, ...(revenda && {revenda})};
    const {produtosVendidos} = await client.get('/api/produtos_vendidos', {query, signal});
    return produtosVendidos.map(row => ({...row, id: `${row.idProduto}/${row.mes}`}));
  };
  const key = ['produtos-vendidos', revenda];
  const {data, error, refetch} = useQuery({queryKey: [...key, ano], queryFn: ({signal}) => read(ano, signal)});
  const comparison = useComparison(key, {ano}, (period, signal) => read(period.ano, signal));
  return (
    <Page title="Produtos vendidos">
      <div className={styles.filters}>
        <RevendaFilter cnpj={revenda} onChange={value => set('revenda', value)} />
        <FilterSelect label="Ano" value={String(ano)} options={yearOptions()} onChange={value => set('ano', value)} />
      </div>
      <ReportFigures name="produtos-vendidos" query={{revenda, ano}} rows={data} comparison={comparison} />
      <ReportGrid<Row>
        name="produtos-vendidos"
        query={{revenda, ano}}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        notes={{produto: ({codProduto}) => codProduto}}
        empty="Nada foi pontuado nesta revenda neste ano."
      />
    </Page>
  );
}
