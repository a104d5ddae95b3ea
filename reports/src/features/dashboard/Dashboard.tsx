import {messageOf} from '@clube/api-client';
import {cnpjRoot, formatCnpj, formatDateOf} from '@clube/domain';
import {FailureState, LoadingState} from '@clube/ui';
import {useMemo} from 'react';
import {useRevenda, type UsuarioRelatorio} from '../../base/session';
import {Header} from '../../components/Header';
import {Content} from './Content';
import styles from './Dashboard.module.css';
import {ReportFilters} from './filter/ReportFilters';
import {periodTexts, setParts} from './filter/report-filter';
import {useReportFilter} from './filter/useReportFilter';
import {useEarlier, useNumeros} from './useNumeros';

function Body({revenda}: {revenda: UsuarioRelatorio}) {
  const [filter, setFilter] = useReportFilter();
  const {data, error, dataUpdatedAt, isFetching, refetch} = useNumeros(revenda.id, filter);
  const earlier = useEarlier(revenda.id, filter);
  const updatedAt = new Date(dataUpdatedAt);
  const {dataInicial, dataFinal} = filter;
  const period = useMemo(() => periodTexts({dataInicial, dataFinal}), [dataInicial, dataFinal]);
  const loja = data?.lojas.find(({cnpj}) => cnpj === filter.loja);
  return (
    <main aria-busy={isFetching}>
      <div className={styles.hero}>
        <div className={styles.top}>
          <h1>{revenda.nome}</h1>
          <p>
            {loja
              ? `${loja.nome}, CNPJ ${formatCnpj(loja.cnpj)}. `
              : `Todas as lojas do CNPJ ${formatCnpj(cnpjRoot(revenda.cnpj))}. `}
            {period.whole}.{data && ` Dados de ${formatDateOf(updatedAt)}.`}
          </p>
          <ReportFilters
            key={JSON.stringify(setParts(filter))}
            filter={filter}
            lojas={data?.lojas ?? []}
            busy={isFetching && Boolean(data)}
            onFilter={setFilter}
          />
        </div>
      </div>
      {error && !data ? (
        <div className={styles.screen}>
          <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
        </div>
      ) : data ? (
        <Content numeros={data} filter={setParts(filter)} period={period} earlier={earlier} updatedAt={updatedAt} />
      ) : (
        isFetching && (
          <div className={styles.screen}>
            <LoadingState rows={12} />
          </div>
        )
      )}
    </main>
  );
}

/** The reseller's report on one page: sales by month, painter and product, and the painters' rewards. */
export default function Dashboard() {
  const revenda = useRevenda();
  if (!revenda) return null;
  return (
    <>
      <title>{`${revenda.nome} · Relatório da revenda`}</title>
      <Header loggedIn />
      <Body revenda={revenda} />
    </>
  );
}
