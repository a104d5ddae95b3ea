import {NivelCan} from '@clube/ui';
import {nivelShare} from '../../base/session/info';
import type {Info} from '../../base/types';
import styles from './Cluster.module.css';
import {RequisitoItem} from './RequisitoItem';

/** What is missing for the next level, in one sentence. */
function summary({cluster, nextCluster, requisitos}: Info): string {
  if (!nextCluster) return cluster ? 'Você chegou ao nível mais alto.' : 'Envie notas para entrar nos níveis.';
  const missing = requisitos.filter(({atendido}) => !atendido).length;
  if (!cluster) return `Sua primeira nota validada leva você ao ${nextCluster.nome}.`;
  if (missing === 0) return `Tudo pronto: o ${nextCluster.nome} chega em instantes.`;
  return `${missing === 1 ? 'Falta 1 requisito' : `Faltam ${missing} requisitos`} para o ${nextCluster.nome}.`;
}

/** The painter's level, the next one, and its missing requirements, each with a link to where it can be met. */
export function OwnLevel({info}: {info: Info}) {
  const {cluster, nextCluster, requisitos} = info;
  const missing = requisitos.filter(({atendido}) => !atendido);
  return (
    <section className={styles.own} aria-labelledby="seu-nivel">
      <NivelCan nivel={cluster?.nome} fill={nivelShare(info)} size={96} />
      <div>
        <h2 id="seu-nivel">{cluster ? `Você está no nível ${cluster.nome}` : 'Você ainda não tem nível'}</h2>
        <p>{summary(info)}</p>
      </div>
      {nextCluster && missing.length > 0 && (
        <ul className={styles.asked} aria-label={`O que falta para o ${nextCluster.nome}`}>
          {missing.map(requisito => (
            <RequisitoItem key={requisito.campo} requisito={requisito} />
          ))}
        </ul>
      )}
    </section>
  );
}
