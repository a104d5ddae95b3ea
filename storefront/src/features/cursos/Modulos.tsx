import {AULA_UNAVAILABLE} from '@clube/domain';
import {Icon, classes, type IconName} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {Aula, Curso, Modulo} from './api';
import {aulaFacts, aulasOf, doneOf, shortened} from './lessons';
import styles from './Modulos.module.css';

interface Place {
  /** The current lesson, or the one to continue with. */
  here?: number | undefined;
  /** Whether the painter is enrolled, so that lessons can be opened. */
  inscrito: boolean;
}

function markOf({concluida}: Aula, isHere: boolean, locked: boolean): IconName {
  if (isHere) return 'play';
  if (concluida) return 'check';
  return locked ? 'lock' : 'circle';
}

function AulaRow({aula, number, idCurso, here, inscrito}: Place & {aula: Aula; number: number; idCurso: number}) {
  const isHere = aula.id === here;
  const locked = inscrito && !aula.disponivel;
  const name = `${number}. ${aula.nome}`;
  const look = classes(
    styles.aula,
    aula.concluida && styles.done,
    isHere && inscrito && styles.here,
    locked && styles.locked,
  );
  return (
    <li className={look}>
      <span className={styles.mark}>
        <Icon name={markOf(aula, isHere && inscrito, locked)} size={16} />
      </span>
      <span className={styles.words}>
        {aula.disponivel ? (
          <Link to={PATHS.aula(idCurso, aula.id)} aria-current={isHere ? 'page' : undefined}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        {aula.descricao && <small>{shortened(aula.descricao)}</small>}
        <small>
          {aula.concluida && <b className={styles.concluida}>concluído</b>}
          {locked ? AULA_UNAVAILABLE : aulaFacts(aula)}
        </small>
      </span>
    </li>
  );
}

function ModuloSection({
  modulo,
  number,
  offset,
  ...place
}: Place & {
  modulo: Modulo;
  number: number;
  /** The number of lessons before its own. */
  offset: number;
  idCurso: number;
}) {
  const {Aulas, nome} = modulo;
  const done = Aulas.length > 0 && Aulas.every(({concluida}) => concluida);
  const running = Aulas.some(({id}) => id === place.here);
  return (
    <details className={styles.modulo} open={running}>
      <summary>
        <span className={classes(styles.number, done && styles.all, running && !done && styles.running)} aria-hidden>
          {done ? <Icon name="check" size={18} /> : number}
        </span>
        <span className={styles.words}>
          <b>{nome}</b>
          <small>{place.inscrito ? doneOf(Aulas) : modulo.descricao}</small>
        </span>
        <Icon name="chevronDown" size={20} />
      </summary>
      <ol>
        {Aulas.map((aula, i) => (
          <AulaRow key={aula.id} {...place} aula={aula} number={offset + i + 1} />
        ))}
      </ol>
    </details>
  );
}

/** The modules with their lessons, folded except the current one. */
export function Modulos({curso, here}: {curso: Curso; here?: number | undefined}) {
  const aulas = aulasOf(curso);
  return (
    <section className={styles.modulos} aria-labelledby="aulas-do-curso">
      <div className={styles.top}>
        <h2 id="aulas-do-curso">Aulas do curso</h2>
        {curso.inscrito && <span>{doneOf(aulas)}</span>}
      </div>
      <div className={styles.list}>
        {curso.Modulos.map((modulo, i) => (
          <ModuloSection
            key={modulo.id}
            modulo={modulo}
            number={i + 1}
            offset={aulasOf({Modulos: curso.Modulos.slice(0, i)}).length}
            idCurso={curso.id}
            inscrito={curso.inscrito}
            here={here}
          />
        ))}
      </div>
    </section>
  );
}
