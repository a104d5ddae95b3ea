import {messageOf, client} from '@clube/api-client';
import {LoadingState, FailureState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useRevenda, type UsuarioRelatorio} from '../../base/session';
import {Header} from '../../components/Header';
import {Content} from './Content';
import styles from './Dashboard.module.css';

/** The reseller's whole report in one answer. `id` is the login's, so that another login never sees these figures. */
function useRelatorio(id: number) {
  return useQuery({
    queryKey: ['relatorio', id],
    queryFn: ({signal}) => client.get('/api/relatorio/dashboard', {signal}),
  });
}

function Body({revenda}: {revenda: UsuarioRelatorio}) {
  const {data, error, dataUpdatedAt, refetch} = useRelatorio(revenda.id);
  if (data) return <Content relatorio={data} revenda={revenda} updatedAt={new Date(dataUpdatedAt)} />;
  return (
    <main className={styles.screen}>
      <h1 className="visually-hidden">{revenda.nome}</h1>
      {error ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={12} text="Carregando o relatório" />
      )}
    </main>
  );
}

/** The reseller's report on one page: what was sold, month by month, by whom, what, and what the painters got for it. */
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
