import {requisitosOf, type PintorNivelStatus} from '@clube/domain';
import {Badge} from '@clube/ui';
import {NivelImage} from '../../components/nivel/NivelImage';
import type {Level} from './api';
import styles from './Cluster.module.css';
import {RequisitoItem} from './RequisitoItem';
import {SHOWN_FULL, factor, placeOf, type Place} from './levels';

interface Props {
  levels: readonly Level[];
  status: PintorNivelStatus;
  place: Place;
}

/** One level: its name, and expanded its requirements. */
function LevelEntry({level, status, place}: {level: Level} & Omit<Props, 'levels'>) {
  const requisitos = requisitosOf(level, status);
  const here = placeOf(level, place);
  return (
    <details className={styles.level} open={level.id === (place.next ?? place.current)}>
      <summary>
        <NivelImage nivel={level} fill={SHOWN_FULL} size={48} />
        <span>
          <span className={styles.levelName}>
            <b>{level.nome}</b>
            {here && <Badge tone={level.id === place.current ? 'ok' : 'info'}>{here}</Badge>}
          </span>
          <small>Seus pontos valem {factor(level)}</small>
        </span>
      </summary>
      {requisitos.length > 0 ? (
        <ul className={styles.asked}>
          {requisitos.map(requisito => (
            <RequisitoItem key={requisito.campo} requisito={requisito} />
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>Começa com a primeira nota validada.</p>
      )}
    </details>
  );
}

/** The levels as an accordion, for a phone. */
export function LevelsAccordion({levels, ...rest}: Props) {
  return (
    <div className={styles.accordion}>
      {levels.map(level => (
        <LevelEntry key={level.id} level={level} {...rest} />
      ))}
    </div>
  );
}
