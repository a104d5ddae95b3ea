import {client, type Schema} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {Page} from '../components/page/Page';
import {ReportGrid} from '../components/report/ReportGrid';
import {useFailureToast} from '../components/useFailureToast';
import {useReportFilters} from './filters';
import {PeriodFilters} from './PeriodFilters';
import styles from './Report.module.css';

type Row = Schema<'ResgateDoMes'>;

/** The orders of a month that were not cancelled, with their cost. */
export default function RelatorioResgates() {
  const {ano, month: mes, set} = useReportFilters();
  const {data, error, refetch} = useQuery({
    queryKey: ['relatorio-resgate', ano, mes],
    queryFn: async ({signal}) =>
      (await client.get('/api/relatorios/resgate/{mes}/{ano}', {path: {mes, ano}, signal})).resgates,
  });
  useFailureToast(error, 'Erro ao gerar relatório de resgates');
  return (
    <Page title="Relatório de resgates">
      <div className={styles.filters}>
        <PeriodFilters ano={ano} mes={mes} set={set} />
      </div>
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
