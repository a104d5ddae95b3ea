import {Icon, NivelCan} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {nivelShare} from '../../base/session/info';
import type {Info, Requisito} from '../../base/types';
import styles from './Home.module.css';

const EXISTING: ReadonlySet<string> = new Set([PATHS.sendNota, PATHS.loja, PATHS.regulamento]);

/** Where there is room the list is open from the start. */
const WIDE_SCREEN = window.matchMedia('(width >= 900px)');

function RequisitoRow({requisito}: {requisito: Requisito}) {
  const {nome, explicacao, destino, atendido} = requisito;
  return (
    <li className={atendido ? styles.met : undefined}>
      <Icon name={atendido ? 'check' : 'circle'} size={20} title={atendido ? 'Cumprido' : 'Falta'} />
      <span>
        {!atendido && EXISTING.has(destino) ? <Link to={destino}>{nome}</Link> : nome}
        {!atendido && <small>{explicacao}</small>}
      </span>
    </li>
  );
}

/** What stands between the painter and the next level, in one sentence. */
function summary({nextCluster, requisitos, cluster}: Info): string {
  if (!nextCluster) return cluster ? 'Você chegou ao nível mais alto.' : 'Envie notas para subir de nível.';
  const missing = requisitos.filter(({atendido}) => !atendido).length;
  if (missing === 0) return `Tudo pronto para o ${nextCluster.nome}.`;
  if (!cluster) return `Sua primeira nota validada leva você ao ${nextCluster.nome}.`;
  return `${missing === 1 ? 'Falta 1 requisito' : `Faltam ${missing} requisitos`} para o ${nextCluster.nome}`;
}

/** The level as a can that fills, and the list of what is missing. */
export function Nivel({info}: {info: Info}) {
  const {cluster, requisitos} = info;
  return (
    <section className={styles.nivel} id="nivel" aria-label="Seu nível">
      <NivelCan nivel={cluster?.nome} fill={nivelShare(info)} />
      <div>
        <h2>{cluster ? `Nível ${cluster.nome}` : 'Ainda sem nível'}</h2>
        <p>{summary(info)}</p>
        {requisitos.length > 0 && (
          <details className={styles.missing} open={WIDE_SCREEN.matches}>
            <summary>Ver o que falta</summary>
            <ul className={styles.requisitos}>
              {requisitos.map(requisito => (
                <RequisitoRow key={requisito.campo} requisito={requisito} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
