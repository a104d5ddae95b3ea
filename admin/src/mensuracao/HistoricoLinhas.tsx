import {client, type Schema} from '@clube/api-client';
import {longMonth} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {FilterSelect} from '../components/list/FilterSelect';
import {Page} from '../components/page/Page';
import {ReportGrid} from '../components/report/ReportGrid';
import {lastMonths} from './filters';
import {MOMENTO_OPTIONS, useRowFilters} from './row-filters';
import styles from './Report.module.css';
import {RedeSelect} from './RedeSelect';

type Row = Schema<'LinhaDoHistorico'>;

/** The rows behind the success fee: what a network and its resellers reported of a product, or in a month. */
export default function HistoricoLinhas() {
  const {rede, momento, mesesLimite, codProduto, mes, set} = useRowFilters();
  const asked = rede !== '' && (codProduto !== '' || mes !== '');
  const filters = {
    rede,
    ...(momento && {momento}),
    ...(mesesLimite && {mesesLimite}),
    ...(codProduto && {codProduto}),
    ...(mes && {mes}),
  };
  const {data, error, refetch} = useQuery({
    queryKey: ['historico', 'linhas', filters],
    enabled: asked,
    queryFn: async ({signal}) => (await client.get('/api/historico/linhas', {query: filters, signal})).linhas,
  });
  const limited = mesesLimite && `${mesesLimite === 1 ? 'o' : 'os'} ${lastMonths(mesesLimite)}`;
  const before = momento && `${limited || 'todos os meses'} antes de entrar`;
  const when = [mes && longMonth(mes), momento === 'antes' ? before : momento && 'os meses desde que entrou'];
  return (
    <Page title="Linhas do histórico">
      <p className={styles.note}>
        O que a rede e as suas revendas informaram{codProduto && ` do produto ${codProduto}`}:{' '}
        {when.filter(Boolean).join(' e ') || 'todos os meses'}.
      </p>
      <div className={styles.filters}>
        <RedeSelect rede={rede} onRede={value => set('rede', value)} required />
        {codProduto !== '' && (
          <FilterSelect
            label="Meses"
            value={momento ?? ''}
            options={MOMENTO_OPTIONS}
            all={mes === '' ? 'Antes e depois de entrar' : 'Só o mês'}
            onChange={value => set('momento', value)}
          />
        )}
      </div>
      <ReportGrid<Row>
        name="historico-linhas"
        query={filters}
        rows={asked ? data : []}
        error={error}
        onRetry={() => void refetch()}
        notes={{produto: ({codProduto: code}) => code}}
        empty={
          asked ? 'Ninguém informou vendas assim.' : 'Chegue aqui por um número da taxa de sucesso ou da mensuração.'
        }
      />
    </Page>
  );
}
