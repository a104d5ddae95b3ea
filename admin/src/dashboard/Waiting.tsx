import {messageOf} from '@clube/api-client';
import {WAITING} from '@clube/domain';
import {FailureState, LoadingState, classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {numberOrDash} from '../components/format/values';
import {listAddress} from '../components/list/list-address';
import styles from './Waiting.module.css';
import {useWaiting} from './data';

/** Pending work of the current user, each with a link to its rows. */
export function Waiting() {
  const {data, error, refetch} = useWaiting();
  return (
    <section className={styles.waiting} aria-labelledby="espera">
      <h2 id="espera">O que espera</h2>
      {error && !data && <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={3} />}
      {data && (
        <ul>
          {data.map(({nome, total, filtros}) => {
            const {title, note, screen} = WAITING[nome];
            return (
              <li key={nome}>
                <Link className={classes(styles.tile, total > 0 && styles.some)} to={listAddress(screen, filtros)}>
                  <strong>{numberOrDash(total)}</strong>
                  <span>{title}</span>
                  <small>{note}</small>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
