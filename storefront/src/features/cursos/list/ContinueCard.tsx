import {countOf, percentComplete} from '@clube/domain';
import {Icon, TapeLabel, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {cursoQuery, type CursoListed} from '../api';
import {CursoCover} from '../CursoCover';
import {aulaToContinue, clockTime} from '../lessons';
import {ProgressBar} from '../ProgressBar';
import styles from './Cursos.module.css';

/** The unfinished course that the painter opened last. */
export const cursoToContinue = (cursos: readonly CursoListed[]): CursoListed | undefined =>
  cursos
    .filter(({inscrito, concluidoEm, vistoEm}) => inscrito && !concluidoEm && vistoEm)
    .toSorted((a, b) => (b.vistoEm ?? '').localeCompare(a.vistoEm ?? ''))[0];

/** The course to continue with, above the list. */
export function ContinueCard({curso}: {curso: CursoListed}) {
  const {data} = useQuery(cursoQuery(curso.id));
  const aula = data && aulaToContinue(data);
  return (
    <section className={styles.continue} aria-labelledby="continuar">
      <div className={styles.picture}>
        <CursoCover curso={curso} className={styles.wide} sizes="(width < 900px) 92vw, 420px" first />
        <TapeLabel className={styles.tape ?? ''}>Continue de onde parou</TapeLabel>
      </div>
      <div className={styles.text}>
        <h2 id="continuar">{curso.nome}</h2>
        <p className={styles.facts}>{aula?.nome ?? ' '}</p>
        <ProgressBar label={`Quanto de ${curso.nome}`} percent={percentComplete(curso.aulasConcluidas, curso.aulas)} />
        <p className={styles.ends}>
          <span>
            {curso.aulasConcluidas} de {countOf(curso.aulas, 'aula', 'aulas')}
          </span>
          {aula && aula.posicao > 0 && <span>parou em {clockTime(aula.posicao)}</span>}
        </p>
        <Link className={buttonClass({variant: 'primary', fullWidth: true})} to={PATHS.aula(curso.id, aula?.id)}>
          <Icon name="play" size={20} /> Continuar a aula
        </Link>
      </div>
    </section>
  );
}
