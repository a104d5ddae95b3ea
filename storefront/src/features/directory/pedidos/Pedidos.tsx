import {messageOf} from '@clube/api-client';
import {ORCAMENTO_DAYS} from '@clube/domain';
import {EmptyState, FailureState, Icon, LoadingState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {Page} from '../../../components/Page';
import {pedidosQuery, type Pedido} from './api';
import {PedidoRow} from './PedidoRow';
import styles from './Pedidos.module.css';

function Section({title, pedidos}: {title: string; pedidos: readonly Pedido[]}) {
  if (pedidos.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2>
        {title} <small>{pedidos.length}</small>
      </h2>
      <ul className={styles.pedidos}>
        {pedidos.map(pedido => (
          <PedidoRow key={pedido.id} pedido={pedido} />
        ))}
      </ul>
    </section>
  );
}

function List({pedidos}: {pedidos: readonly Pedido[]}) {
  if (pedidos.length === 0)
    return (
      <EmptyState
        title="Nenhum pedido ainda"
        seed="pedidos"
        action={
          <Link className={buttonClass({variant: 'secondary'})} to={PATHS.directory}>
            Melhorar a minha página
          </Link>
        }
      >
        Quando um cliente pedir um orçamento na sua página, ele aparece aqui com o telefone.
      </EmptyState>
    );
  return (
    <>
      <Section title="Esperam sua ligação" pedidos={pedidos.filter(({estado}) => estado === 'aberto')} />
      <Section title="Fechados" pedidos={pedidos.filter(({estado}) => estado !== 'aberto')} />
      <p className={styles.hint}>
        O telefone é só para este orçamento. Os pedidos são apagados em {ORCAMENTO_DAYS} dias, ou quando o cliente
        quiser.
      </p>
    </>
  );
}

/** Customers who want to be called back. */
export default function Pedidos() {
  const {data: pedidos, error, refetch} = useQuery(pedidosQuery);
  return (
    <Page
      title="Pedidos de orçamento"
      aside={
        <Link className={buttonClass({variant: 'secondary'})} to={PATHS.directory}>
          <Icon name="back" size={20} /> Ache Seu Pintor
        </Link>
      }
    >
      {pedidos ? (
        <List pedidos={pedidos} />
      ) : error ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={4} />
      )}
    </Page>
  );
}
