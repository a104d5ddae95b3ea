import {client, type Schema} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {Page} from '../components/page/Page';
import {FilterSelect, type Option} from '../components/list/FilterSelect';
import {useReportFilters, yearOptions} from './filters';
import styles from './Report.module.css';

type Row = Schema<'ProdutoVendido'> & {id: string};

const COLUMNS: readonly Column<Row>[] = [
  {
    kind: 'text',
    field: 'produto',
    title: 'Produto',
    main: true,
    width: 260,
    sortable: true,
    note: ({codProduto}) => codProduto,
  },
  {
    kind: 'text',
    field: 'mes',
    title: 'Mês',
    width: 100,
    sortable: true,
    value: ({mes}) => mes.split('-').reverse().join('/'),
  },
  {kind: 'number', field: 'quantidade', title: 'Quantidade', width: 120, sortable: true, total: true},
  {kind: 'money', field: 'valorUnitarioMedio', title: 'Valor unitário médio', width: 160, sortable: true},
  {kind: 'money', field: 'valorTotal', title: 'Valor total', width: 150, sortable: true, total: true},
  {kind: 'points', field: 'totalPontuado', title: 'Total pontuado', width: 140, sortable: true, total: true},
];

/** The resellers by name. */
function useRevendaOptions(): Option[] {
  const {data = []} = useQuery({
    queryKey: ['revendas', 'names'],
    queryFn: async ({signal}) => (await client.list('/api/revendas', {query: {limite: 500}, signal})).rows,
  });
  return data.map(({cnpj, nomeFantasia}) => ({value: cnpj, text: nomeFantasia}));
}

/** What was scored at a reseller, by product and month of a year. */
export default function ProdutosVendidos() {
  const {revenda, ano, set} = useReportFilters();
  const revendas = useRevendaOptions();
  const {data, error, refetch} = useQuery({
    queryKey: ['produtos-vendidos', revenda, ano],
    queryFn: async ({signal}) => {
      const query = {ano, ...(revenda && {revenda})};
      const {produtosVendidos} = await client.get('/api/produtos_vendidos', {query, signal});
      return produtosVendidos.map(row => ({...row, id: `${row.codProduto}/${row.mes}`}));
    },
  });
  return (
    <Page title="Produtos vendidos">
      <div className={styles.filters}>
        <FilterSelect
          label="Revenda"
          value={revenda}
          options={revendas}
          all="Todas"
          onChange={value => set('revenda', value)}
        />
        <FilterSelect label="Ano" value={String(ano)} options={yearOptions()} onChange={value => set('ano', value)} />
      </div>
      <LocalGrid<Row>
        label="Produtos vendidos"
        columns={COLUMNS}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'valorTotal', order: 'DESC'}}
        empty="Nada foi pontuado nesta revenda neste ano."
      />
    </Page>
  );
}
