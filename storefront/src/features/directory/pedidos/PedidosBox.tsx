import {countOf} from '@clube/domain';
import {Icon, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {pedidosQuery} from './api';
import styles from '../Directory.module.css';

/** The number of customers waiting for a call; nothing if there was never a request. */
export function PedidosBox() {
  const {data = []} = useQuery(pedidosQuery);
  if (data.length === 0) return null;
  const open = data.filter(({estado}) => estado === 'aberto').length;
  return (
    <section className={styles.box} aria-labelledby="pedidos">
      <h2 id="pedidos">
        {open > 0
          ? `${countOf(open, 'cliente espera', 'clientes esperam')} sua ligação`
          : 'Nenhum cliente espera sua ligação'}
      </h2>
      <Link className={buttonClass({variant: open > 0 ? 'accent' : 'secondary'})} to={PATHS.pedidos}>
        <Icon name="telephone" size={20} /> Pedidos de orçamento
      </Link>
    </section>
  );
}
