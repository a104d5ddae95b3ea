import {requisitosOf, type PintorNivelStatus} from '@clube/domain';
import {Badge} from '@clube/ui';
import {NivelImage} from '../../components/nivel/NivelImage';
import type {Level} from './api';
import styles from './Cluster.module.css';
import {RequisitoItem} from './RequisitoItem';
import {PREVIEW_FILL, factor, positionLabel, type LevelPosition} from './levels';

interface Props {
  levels: readonly Level[];
  status: PintorNivelStatus;
  position: LevelPosition;
}

/** One level: its name, and expanded its requirements. */
function LevelEntry({level, status, position}: {level: Level} & Omit<Props, 'levels'>) {
  const requisitos = requisitosOf(level, status);
  const label = positionLabel(level, position);
  return (
    <details className={styles.level} open={level.id === (position.next ?? position.current)}>
      <summary>
        <NivelImage nivel={level} fill={PREVIEW_FILL} size={48} />
        <span>
          <span className={styles.levelName}>
            <b>{level.nome}</b>
            {label && <Badge tone={level.id === position.current ? 'ok' : 'info'}>{label}</Badge>}
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
