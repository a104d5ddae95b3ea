import {formatPontos} from '@clube/domain';
import {Icon, classes} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {favoritosQuery} from '../../base/queries/premios';
import styles from './MeuObjetivo.module.css';
import {PremioPhoto} from './PremioPhoto';
import {MissingPontos} from './MissingPontos';

/** The goal that the points are saved for, with the progress, for home and store. Nothing if there is no goal. */
export function MeuObjetivo({saldo, className}: {saldo: number; className?: string | undefined}) {
  const {data} = useQuery(favoritosQuery);
  const premio = data?.find(({objetivo}) => objetivo === 1);
  if (!premio) return null;
  const missing = premio.pontosWeb - saldo;
  const percent = Math.max(0, Math.min(100, Math.floor((saldo / premio.pontosWeb) * 100)));
  return (
    <section className={className} aria-labelledby="meu-objetivo">
      <Link className={styles.goal} to={PATHS.premio(premio.codigo)}>
        <PremioPhoto premio={premio} className={styles.photo} sizes="72px" />
        <span className={styles.text}>
          <span className={styles.label} id="meu-objetivo">
            <Icon name="target" size={16} /> Meu objetivo
          </span>
          <b>{premio.nome}</b>
          <span className={styles.bar} aria-hidden>
            <i style={{width: `${percent}%`}} />
          </span>
          <span className={classes(styles.reach, missing > 0 && styles.missing)}>
            {missing > 0 ? <MissingPontos missing={missing} /> : 'Você já pode resgatar!'}
            <span className="visually-hidden">
              {' '}
              {formatPontos(Math.max(0, saldo))} de {formatPontos(premio.pontosWeb)} pontos, {percent} %.
            </span>
          </span>
        </span>
        <Icon name="chevronRight" size={20} />
      </Link>
    </section>
  );
}
