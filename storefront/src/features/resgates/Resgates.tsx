import {client, messageOf} from '@clube/api-client';
import {EmptyState, LoadingState, FailureState, Icon, PagedTable, buttonClass} from '@clube/ui';
import {queryOptions, useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {whatsappLink} from '../../base/support';
import {Page} from '../../components/Page';
import {RESGATE_COLUMNS} from './columns';
import styles from './Resgates.module.css';

const resgatesQuery = queryOptions({
  queryKey: ['resgates'],
  queryFn: async ({signal}) => (await client.list('/api/resgates', {signal})).rows,
});

function ResgateList() {
  const {data, error, refetch} = useQuery(resgatesQuery);
  if (error && !data) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={6} />;
  if (data.length === 0)
    return (
      <EmptyState
        title="Nenhum resgate ainda"
        seed="resgates"
        action={
          <Link className={buttonClass()} to={PATHS.loja}>
            Ver os prêmios
          </Link>
        }
      >
        Quando você trocar pontos por um prêmio, a entrega aparece aqui.
      </EmptyState>
    );
  return (
    <PagedTable
      caption="Meus resgates"
      columns={RESGATE_COLUMNS}
      rows={data}
      rowKey={resgate => resgate.id}
      initialOrder={{key: 'resgatadoEm', descending: true}}
    />
  );
}

/** What was asked for, and where it is. */
export default function Resgates() {
  return (
    <Page
      title="Resgates"
      aside={
        <a
          className={buttonClass({variant: 'secondary', small: true})}
          href={whatsappLink('Olá! Preciso de ajuda com um resgate do Clube do Pintor.')}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="whatsapp" size={20} /> Ajuda por WhatsApp
        </a>
      }
    >
      <div className={styles.screen}>
        <ResgateList />
      </div>
    </Page>
  );
}
