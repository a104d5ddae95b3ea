import type {Schema} from '@clube/api-client';
import {PRIVACY_REQUEST_LABELS, TERMO_TITLES, formatDateTime} from '@clube/domain';
import {Badge} from '@clube/ui';
import styles from './MyData.module.css';

/** Earlier requests with their state. Nothing if there are none. */
export function Requests({requests}: {requests: readonly Schema<'PedidoDePrivacidade'>[]}) {
  if (requests.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="pedidos">
      <h2 id="pedidos">Seus pedidos</h2>
      <ul className={styles.requests}>
        {requests.map(({id, tipo, documento, estado, pedidoEm}) => (
          <li key={id}>
            <span>
              <b>{PRIVACY_REQUEST_LABELS[tipo]}</b>
              <small>
                {documento && `${TERMO_TITLES[documento]} · `}
                {formatDateTime(new Date(pedidoEm))}
              </small>
            </span>
            <Badge tone={estado === 'atendido' ? 'ok' : 'waiting'}>
              {estado === 'atendido' ? 'Atendido' : 'Em atendimento'}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
