import {client, type Schema} from '@clube/api-client';
import {WITHOUT_REDE} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {Page} from '../components/page/Page';
import {ReportGrid} from '../components/report/ReportGrid';
import {useReportFilters} from './filters';
import {PeriodFilters} from './PeriodFilters';
import styles from './Report.module.css';
import {RedeSelect} from './RedeSelect';

type Row = Schema<'PontosDoResgate'>;

const NO_REDE = {value: WITHOUT_REDE, text: WITHOUT_REDE};

/**
 * The rows behind the points of the networks' report: points spent by each order, and returned by each cancellation.
 */
export default function RelatorioPontos() {
  const {rede, ano, month: mes, set} = useReportFilters();
  const {data, error, refetch} = useQuery({
    queryKey: ['relatorio', 'pontos', rede, ano, mes],
    queryFn: async ({signal}) => {
      const query = {ano, mes, ...(rede && {rede})};
      return (await client.get('/api/relatorio/pontos', {query, signal})).pontos;
    },
  });
  return (
    <Page title="Pontos utilizados">
      <p className={styles.note}>
        O que cada resgate usou de pontos ganhos em cada loja. Um resgate cancelado desconta no mês do cancelamento.
      </p>
      <div className={styles.filters}>
        <RedeSelect rede={rede} onRede={value => set('rede', value)} more={[NO_REDE]} />
        <PeriodFilters ano={ano} mes={mes} set={set} />
      </div>
      <ReportGrid<Row>
        name="pontos-utilizados"
        query={{rede, ano, mes}}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty="Nenhum ponto foi resgatado neste mês."
      />
    </Page>
  );
}
