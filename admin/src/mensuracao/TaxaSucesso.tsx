import {client, type Schema} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {useNavigate, useParams, useSearchParams} from 'react-router-dom';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {useRedeOptions} from '../components/list/useRedeOptions';
import {Page} from '../components/page/Page';
import {FilterSelect} from '../components/list/FilterSelect';
import {useReportFilters} from './filters';
import {PeriodFilters} from './PeriodFilters';
import styles from './Report.module.css';

type Row = Schema<'TaxaDeSucesso'> & {id: string};

const LIMITS = ['3', '6', '12', '24'].map(value => ({value, text: `últimos ${value} meses`}));
const monthText = (mesRef: string): string => mesRef.split('-').reverse().join('/');

const COLUMNS: readonly Column<Row>[] = [
  {
    kind: 'text',
    field: 'produto',
    title: 'Produto',
    main: true,
    width: 216,
    sortable: true,
    note: ({codProduto}) => codProduto,
  },
  {kind: 'text', field: 'rede', title: 'Rede', width: 150, sortable: true},
  {kind: 'text', field: 'mesRef', title: 'Mês', width: 86, sortable: true, value: ({mesRef}) => monthText(mesRef)},
  {kind: 'number', field: 'mediaMensal', title: 'Média antes', width: 112, sortable: true},
  {kind: 'number', field: 'qtdVendida', title: 'Vendida', width: 92, sortable: true},
  {kind: 'money', field: 'aumentoVendasDinheiro', title: 'Aumento em reais', width: 132, sortable: true, total: true},
  {kind: 'money', field: 'taxaSucesso', title: 'Taxa de sucesso', width: 152, sortable: true, total: true},
  {kind: 'number', field: 'aumentoVendas', title: 'Aumento', width: 100, sortable: true},
  {kind: 'money', field: 'valorUnitarioProduto', title: 'Valor unitário', width: 124, sortable: true},
  {kind: 'number', field: 'qtdVendidaAntes', title: 'Vendida antes', width: 126, sortable: true},
  {kind: 'number', field: 'mesesAtendidoAntes', title: 'Meses antes', width: 116, sortable: true},
];

/** What networks owe for selling more than before they joined. */
export default function TaxaSucesso() {
  const {mesesLimite = ''} = useParams();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const {rede, ano, mes, set} = useReportFilters();
  const redes = useRedeOptions();
  const limit = Number(mesesLimite);
  const {data, error, refetch} = useQuery({
    queryKey: ['taxa-sucesso', rede, ano, mes, mesesLimite],
    queryFn: async ({signal}) => {
      const query = {ano, ...(rede && {rede}), ...(mes && {mes: Number(mes)}), ...(limit > 0 && {mesesLimite: limit})};
      const {taxaSucesso} = await client.get('/api/taxa_sucesso', {query, signal});
      return taxaSucesso.map(row => ({...row, id: `${row.idRede}/${row.codProduto}/${row.mesRef}`}));
    },
  });
  const compareWith = (value: string): void => void navigate(`/painel/taxa-sucesso${value && `/${value}`}?${params}`);
  return (
    <Page title="Taxa de sucesso">
      <p className={styles.note}>
        Uma parte do que cada rede vende a mais que a média dos meses antes de entrar. Quando vende menos, ou sem meses
        antes, não há taxa.
      </p>
      <div className={styles.filters}>
        <FilterSelect label="Rede" value={rede} options={redes} all="Todas" onChange={value => set('rede', value)} />
        <PeriodFilters ano={ano} mes={mes} wholeYear set={set} />
        <FilterSelect
          label="Comparar com"
          value={mesesLimite}
          options={LIMITS}
          all="todos os meses"
          onChange={compareWith}
        />
      </div>
      <LocalGrid<Row>
        label="Taxa de sucesso"
        columns={COLUMNS}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'taxaSucesso', order: 'DESC'}}
        empty="Nenhuma rede informou vendas neste período."
      />
    </Page>
  );
}
