import type {RequisitoStatus} from '@clube/domain';
import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {isScreen} from '../../base/paths';
import styles from './Cluster.module.css';

/** Links to the screen where the requirement can be met, if that exists. */
export function RequisitoName({nome, destino, atendido}: Pick<RequisitoStatus, 'nome' | 'destino' | 'atendido'>) {
  return !atendido && isScreen(destino) ? <Link to={destino}>{nome}</Link> : <>{nome}</>;
}

/** One requirement of a level: met, or how to meet it. */
export function RequisitoItem({requisito}: {requisito: RequisitoStatus}) {
  const {atendido, explicacao} = requisito;
  return (
    <li className={atendido ? styles.met : undefined}>
      <Icon name={atendido ? 'check' : 'circle'} size={20} title={atendido ? 'Cumprido' : 'Falta'} />
      <span>
        <RequisitoName {...requisito} />
        {!atendido && <small>{explicacao}</small>}
      </span>
    </li>
  );
}
