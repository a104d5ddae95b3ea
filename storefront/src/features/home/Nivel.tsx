import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {Info} from '../../base/types';
import {NivelPicture} from '../../components/nivel/NivelPicture';
import styles from './Home.module.css';

/** What is missing for the next level, in one sentence. */
function summary({nextCluster, requisitos, cluster}: Info): string {
  if (!nextCluster) return cluster ? 'Você chegou ao nível mais alto.' : 'Envie notas para subir de nível.';
  const missing = requisitos.filter(({atendido}) => !atendido).length;
  if (missing === 0) return `Tudo pronto para o ${nextCluster.nome}.`;
  if (!cluster) return `Sua primeira nota validada leva você ao ${nextCluster.nome}.`;
  return `${missing === 1 ? 'Falta 1 requisito' : `Faltam ${missing} requisitos`} para o ${nextCluster.nome}`;
}

/** The level, with a link to what the next one requires. */
export function Nivel({info}: {info: Info}) {
  const {cluster, nextCluster} = info;
  return (
    <section className={styles.part} id="nivel" aria-labelledby="seu-nivel">
      <div className={styles.title}>
        <h2 id="seu-nivel">Seu nível</h2>
        <Link to={PATHS.cluster}>{nextCluster ? 'Ver o que falta' : 'Ver os níveis'}</Link>
      </div>
      <div className={styles.nivel}>
        <NivelPicture info={info} size={72} />
        <div>
          <h3>{cluster ? `Nível ${cluster.nome}` : 'Ainda sem nível'}</h3>
          <p>{summary(info)}</p>
        </div>
      </div>
    </section>
  );
}
