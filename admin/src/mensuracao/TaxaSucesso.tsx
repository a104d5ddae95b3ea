import {client, type Schema} from '@clube/api-client';
import type {ReportPeriod} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {useNavigate, useParams, useSearchParams} from 'react-router-dom';
import {Page} from '../components/page/Page';
import {FilterSelect} from '../components/list/FilterSelect';
import {ReportFigures} from '../components/report/ReportFigures';
import {ReportGrid} from '../components/report/ReportGrid';
import {lastMonths, useReportFilters} from './filters';
import {PeriodFilters} from './PeriodFilters';
import {useComparison} from './useComparison';
import styles from './Report.module.css';
import {RedeSelect} from './RedeSelect';

type Row = Schema<'TaxaDeSucesso'> & {id: string};

/** How many months before are compared: the usual limits, and the one of the address. */
const limitOptions = (limit: number) =>
  [...new Set([3, 6, 12, 24, ...(limit > 0 ? [limit] : [])])]
    .sort((a, b) => a - b)
    .map(months => ({value: String(months), text: lastMonths(months)}));

/** The success fee that networks owe for selling more than before they joined. */
export default function TaxaSucesso() {
  const {mesesLimite = ''} = useParams();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const {rede, ano, mes, set} = useReportFilters();
  const limit = Number(mesesLimite);
  const read = async (period: ReportPeriod, signal: AbortSignal): Promise<Row[]> => {
    const query = {
      ano: period.ano,
      ...(rede && {rede}),
      ...(period.mes && {mes: period.mes}),
      ...(limit > 0 && {mesesLimite: limit}),
    };
    const {taxaSucesso} = await client.get('/api/taxa_sucesso', {query, signal});
    return taxaSucesso.map(row => ({...row, id: `${row.idRede}/${row.codProduto}/${row.mesRef}`}));
  };
  const key = ['taxa-sucesso', rede, mesesLimite];
  const {data, error, refetch} = useQuery({
    queryKey: [...key, ano, mes],
    queryFn: ({signal}) => read({ano, mes}, signal),
  });
  const comparison = useComparison(key, {ano, mes}, read);
  const query = {rede, ano, mes, mesesLimite};
  const compareWith = (value: string): void => void navigate(`/painel/taxa-sucesso${value && `/${value}`}?${params}`);
  return (
    <Page title="Taxa de sucesso">
      <p className={styles.note}>
        Uma parte do que cada rede vende a mais que a média dos meses antes de entrar. Quando vende menos, ou sem meses
        antes, não há taxa.
      </p>
      <div className={styles.filters}>
        <RedeSelect rede={rede} onRede={value => set('rede', value)} />
        <PeriodFilters ano={ano} mes={mes} wholeYear set={set} />
        <FilterSelect
          label="Comparar com"
          value={limit > 0 ? String(limit) : ''}
          options={limitOptions(limit)}
          all="todos os meses"
          onChange={compareWith}
        />
      </div>
      <ReportFigures name="taxa-sucesso" query={query} rows={data} comparison={comparison} />
      <ReportGrid<Row>
        name="taxa-sucesso"
        query={query}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        notes={{produto: ({codProduto}) => codProduto}}
        empty="Nenhuma rede informou vendas neste período."
      />
    </Page>
  );
}
