import {client, type Schema} from '@clube/api-client';
import {countOf, formatReais, mensuracaoOf} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {FilterSelect} from '../components/list/FilterSelect';
import {Page} from '../components/page/Page';
import {ReportGrid} from '../components/report/ReportGrid';
import {yearOptions} from './filters';
import {MOMENTO_OPTIONS, useRowFilters} from './row-filters';
import styles from './Report.module.css';
import {RedeSelect} from './RedeSelect';

type Row = Schema<'MesDaRede'> & {id: string};

/** The rows behind measurement: the months in which a network reported sales, before it joined and since. */
export default function HistoricoMeses() {
  const {rede, momento, mesesLimite, ano, set} = useRowFilters();
  const {data, error, refetch} = useQuery({
    queryKey: ['historico', 'meses', rede, momento, mesesLimite, ano],
    enabled: rede !== '',
    queryFn: async ({signal}): Promise<Row[]> => {
      const query = {
        rede,
        ...(momento && {momento}),
        ...(mesesLimite && {mesesLimite}),
        ...(ano && {ano: Number(ano)}),
      };
      const {meses} = await client.get('/api/historico/meses', {query, signal});
      return meses.map(row => ({...row, id: row.mes}));
    },
  });
  return (
    <Page title="Meses da rede">
      <div className={styles.filters}>
        <RedeSelect rede={rede} onRede={value => set('rede', value)} required />
        <FilterSelect
          label="Meses"
          value={momento ?? ''}
          options={MOMENTO_OPTIONS}
          all="Antes e depois de entrar"
          onChange={value => set('momento', value)}
        />
        <FilterSelect
          label="Ano"
          value={ano}
          options={yearOptions(ano && `${ano}-01-01`)}
          all="Todos"
          onChange={value => set('ano', value)}
        />
      </div>
      {data && data.length > 0 && momento && <p className={styles.note}>{averagesOf(data)}</p>}
      <ReportGrid<Row>
        name="historico-meses"
        query={{rede, momento, mesesLimite, ano}}
        rows={rede === '' ? [] : data}
        error={error}
        onRetry={() => void refetch()}
        empty={rede === '' ? 'Escolha uma rede.' : 'A rede não informou vendas nestes meses.'}
      />
    </Page>
  );
}

/** How the averages of measurement follow from the rows. */
function averagesOf(rows: readonly Row[]): string {
  const total = rows.reduce((sum, {valor}) => sum + Math.round(valor * 100), 0);
  const {mediaMensal, mediaSemanal} = mensuracaoOf({total, meses: rows.length}, {total: 0, meses: 0});
  return `${formatReais(total)} em ${countOf(rows.length, 'mês', 'meses')}: em média ${formatReais(mediaMensal)} por mês e ${formatReais(mediaSemanal)} por semana.`;
}
