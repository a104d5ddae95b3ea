import {DripEdge, Icon, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useEffect, useRef, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {CertificadoCard} from '../../../components/certificado/CertificadoCard';
import {allCursosQuery, type Curso} from '../api';
import {OtherCursos} from '../detail/OtherCursos';
import {aulaAfter} from '../lessons';
import {RequisitoNote} from '../list/RequisitoNote';
import {Confetti} from './Confetti';
import styles from './Done.module.css';

interface Props {
  curso: Curso;
  aulaId: number;
  /** The window title. */
  title: string;
  heading: string;
  note: ReactNode;
  certificado: Curso['CertificadoConclusaoCurso'];
}

/** What the painter has achieved, and what it has unlocked. A completed course is celebrated. */
export function Done({curso, aulaId, title, heading, note, certificado}: Props) {
  const top = useRef<HTMLDivElement>(null);
  const {data: cursos = []} = useQuery(allCursosQuery);
  const completed = curso.concluidoEm !== null;
  const next = completed ? undefined : aulaAfter(curso, aulaId);
  useEffect(() => {
    window.scrollTo({top: 0});
    top.current?.focus({preventScroll: true});
  }, []);
  return (
    <div ref={top} tabIndex={-1} className={styles.done}>
      <title>{`${title} · Clube do Pintor`}</title>
      <div className={styles.hero}>
        {completed && <Confetti />}
        <p>{note}</p>
        <h1>{heading}</h1>
        <DripEdge className={styles.drip} />
      </div>
      {certificado && <CertificadoCard certificado={certificado} curso={curso.nome} />}
      {completed && <RequisitoNote cursos={cursos} />}
      <div className={styles.ways}>
        {next && (
          <Link
            className={buttonClass({variant: certificado ? 'secondary' : 'primary'})}
            to={PATHS.aula(curso.id, next.id)}
          >
            Próxima aula: {next.nome} <Icon name="arrow" size={20} />
          </Link>
        )}
        <Link className={buttonClass({variant: 'secondary'})} to={PATHS.curso(curso.id)}>
          Voltar ao curso
        </Link>
      </div>
      {completed && <OtherCursos except={curso.id} />}
    </div>
  );
}
