import {client, type Schema} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {Page} from '../components/page/Page';
import {ReportFigures} from '../components/report/ReportFigures';
import {ReportGrid} from '../components/report/ReportGrid';
import {useFailureToast} from '../components/useFailureToast';
import {useReportFilters} from './filters';
import {PeriodFilters} from './PeriodFilters';
import {useComparison} from './useComparison';
import styles from './Report.module.css';

type Row = Schema<'ResgateDoMes'>;

/** The orders of a month that were not cancelled, with their cost. */
export default function RelatorioResgates() {
  const {ano, month: mes, set} = useReportFilters();
  const read = async (path: {ano: number; mes: number}, signal: AbortSignal): Promise<Row[]> =>
    (await client.get('/api/relatorios/resgate/{mes}/{ano}', {path, signal})).resgates;
  const key = ['relatorio-resgate'];
  const {data, error, refetch} = useQuery({
    queryKey: [...key, ano, mes],
    queryFn: ({signal}) => read({ano, mes}, signal),
  });
  const comparison = useComparison(key, {ano, mes}, (period, signal) =>
    read({ano: period.ano, mes: period.mes ?? mes}, signal),
  );
  useFailureToast(error, 'Erro ao gerar relatório de resgates');
  return (
    <Page title="Relatório de resgates">
      <div className={styles.filters}>
        <PeriodFilters ano={ano} mes={mes} set={set} />
      </div>
      <ReportFigures name="resgates" query={{ano, mes}} rows={data} comparison={comparison} />
      <ReportGrid<Row>
        name="resgates"
        query={{ano, mes}}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        notes={{pintor: ({endCidade, endEstado}) => [endCidade, endEstado].filter(Boolean).join('/')}}
        empty="Nenhum resgate neste mês."
      />
    </Page>
  );
}
