import {
  REQUISITOS,
  REQUISITO_DESCRIPTIONS,
  limitCount,
  type RequisitoStatus,
  type PintorNivelStatus,
  type Requisito,
} from '@clube/domain';
import {Icon, classes} from '@clube/ui';
import {NivelImage} from '../../components/nivel/NivelImage';
import type {Level} from './api';
import styles from './Cluster.module.css';
import {RequisitoName} from './RequisitoItem';
import {PREVIEW_FILL, factor, positionLabel, type LevelPosition} from './levels';

interface Props {
  levels: readonly Level[];
  status: PintorNivelStatus;
  position: LevelPosition;
  /** The next level's requirements that the painter does not meet. */
  missing: readonly RequisitoStatus[];
}

function Cell({level, field}: {level: Level; field: Requisito}) {
  if (level[field]) return <Icon name="check" size={22} title="Pede" />;
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">Não pede</span>
    </>
  );
}

/** A table of levels and requirements, for wide screens. */
export function LevelsTable({levels, status, position, missing}: Props) {
  const column = (level: Level) => classes(level.id === position.current && styles.current);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">O que cada nível pede</caption>
        <thead>
          <tr>
            <th scope="col">Requisito</th>
            {levels.map(level => (
              <th key={level.id} scope="col" className={column(level)}>
                <NivelImage nivel={level} fill={PREVIEW_FILL} size={56} />
                {level.nome}
                <small>{positionLabel(level, position)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REQUISITOS.map(field => {
            const {label: nome, explicacao, destino} = REQUISITO_DESCRIPTIONS[field];
            const atendido = status.requisitos[field];
            const isMissing = missing.some(({campo}) => campo === field);
            return (
              <tr key={field} className={isMissing ? styles.wanted : undefined}>
                <th scope="row">
                  <Icon name={atendido ? 'check' : 'circle'} size={18} title={atendido ? 'Você cumpre' : 'Falta'} />
                  <span>
                    <RequisitoName {...{nome, destino, atendido}} />
                    <small>{explicacao}</small>
                  </span>
                </th>
                {levels.map(level => (
                  <td key={level.id} className={column(level)}>
                    <Cell level={level} field={field} />
                  </td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">
              <Icon name="bars" size={18} />
              <span>
                Meta
                <small>Contada nos últimos 12 meses</small>
              </span>
            </th>
            {levels.map(level => (
              <td key={level.id} className={column(level)}>
                {limitCount(level) ?? '–'}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Icon name="star" size={18} />
              <span>
                Seus pontos valem
                <small>Em cada nota pontuada</small>
              </span>
            </th>
            {levels.map(level => (
              <td key={level.id} className={column(level)}>
                <b className="num">{factor(level)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
