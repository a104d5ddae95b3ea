import {cargaHorariaInWords, countOf, percentComplete} from '@clube/domain';
import {Badge, Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {showDate} from '../../../base/formats';
import {PATHS} from '../../../base/paths';
import type {CursoListed} from '../api';
import {CursoCover} from '../CursoCover';
import {ProgressBar} from '../ProgressBar';
import styles from './Cursos.module.css';

/** Key facts: `3 horas · 4 módulos`. */
const cursoFacts = ({cargaHoraria, modulos}: {cargaHoraria: number; modulos: number}): string =>
  [cargaHorariaInWords(cargaHoraria), countOf(modulos, 'módulo', 'módulos')].filter(Boolean).join(' · ');

function Standing({curso}: {curso: CursoListed}) {
  const {inscrito, concluidoEm, certificado, aulas, aulasConcluidas} = curso;
  if (concluidoEm) return <Badge tone="ok">Concluído em {showDate(concluidoEm)}</Badge>;
  if (inscrito)
    return (
      <span className={styles.standing}>
        <ProgressBar label={`Quanto de ${curso.nome}`} percent={percentComplete(aulasConcluidas, aulas)} />
        <small>
          {aulasConcluidas} de {countOf(aulas, 'aula', 'aulas')}
        </small>
      </span>
    );
  return (
    certificado && (
      <span className={styles.withCertificado}>
        <Icon name="shield" size={16} /> Com certificado
      </span>
    )
  );
}

/** One course: cover, key facts, and the painter's progress. */
export function CursoCard({curso, first = false}: {curso: CursoListed; first?: boolean}) {
  return (
    <article className={styles.card}>
      <CursoCover curso={curso} className={styles.cover} sizes="(width < 900px) 100px, 360px" first={first} />
      <div className={styles.text}>
        <h3>{curso.nome}</h3>
        <p className={styles.facts}>{cursoFacts(curso)}</p>
        <Standing curso={curso} />
        <Link className={styles.access} to={PATHS.curso(curso.id)} aria-label={`Acessar ${curso.nome}`}>
          Acessar <Icon name="chevronRight" size={18} />
        </Link>
      </div>
    </article>
  );
}
