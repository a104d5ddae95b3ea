import {messageOf, type Row} from '@clube/api-client';
import {PEDIDO_STATE_LABELS, PEDIDO_TYPE_LABELS, formatReais, type PedidoState} from '@clube/domain';
import {Badge, FailureState, LoadingState, type BadgeTone} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {showDate} from '../../base/formats';
import {pedidosQuery} from './api';
import styles from './Cartao.module.css';

const TONES: Readonly<Record<PedidoState, BadgeTone>> = {
  pedido: 'waiting',
  enviado: 'info',
  confirmado: 'ok',
  entregue: 'ok',
  recusado: 'error',
  cancelado: 'neutral',
};

function Pedido({pedido: {tipo, estado, valor, motivo, pedidoEm}}: {pedido: Row<'/api/cartoes/pedidos'>}) {
  return (
    <li>
      <div>
        <b>{PEDIDO_TYPE_LABELS[tipo]}</b>
        <small>
          {[valor !== null && formatReais(Math.round(valor * 100)), `pedido em ${showDate(pedidoEm)}`]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {motivo && <small>{motivo}</small>}
      </div>
      <Badge tone={TONES[estado]}>{PEDIDO_STATE_LABELS[estado]}</Badge>
    </li>
  );
}

/** The last requests to the operator, with their states. */
export function Pedidos() {
  const {data, error, refetch} = useQuery(pedidosQuery);
  if (error && !data)
    return (
      <section>
        <h2>Seus pedidos</h2>
        <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />
      </section>
    );
  if (data?.rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>Seus pedidos</h2>
      {data ? (
        <ul className={styles.pedidos}>
          {data.rows.map(pedido => (
            <Pedido key={pedido.id} pedido={pedido} />
          ))}
        </ul>
      ) : (
        <LoadingState rows={3} />
      )}
    </section>
  );
}
