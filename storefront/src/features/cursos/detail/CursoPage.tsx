import {ApiError, messageOf} from '@clube/api-client';
import {EmptyState, FailureState, LoadingState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link, useParams} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import type {Preload} from '../../../base/types';
import {CertificadoCard} from '../../../components/certificado/CertificadoCard';
import {Page} from '../../../components/Page';
import {allCursosQuery, cursoQuery, type Curso} from '../api';
import {CursoCover} from '../CursoCover';
import {aulaToContinue} from '../lessons';
import {Modulos} from '../Modulos';
import {CursoFacts} from './CursoFacts';
import styles from './CursoPage.module.css';
import {Enrolment} from './Enrolment';
import {OtherCursos} from './OtherCursos';

/** @public For the app, which finds it in the file that it loads. */
export const preload: Preload = (queryClient, {idCurso}) => [
  queryClient.query(cursoQuery(Number(idCurso))),
  queryClient.query(allCursosQuery),
];

function Shown({curso}: {curso: Curso}) {
  const certificado = curso.CertificadoConclusaoCurso;
  return (
    <Page title={curso.nome} aside={<Link to={PATHS.cursos}>Todos os cursos</Link>}>
      <div className={styles.columns}>
        <div className={styles.about}>
          {!curso.inscrito && curso.linkVideo ? (
            // What staff filmed to present a course has no captions.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              className={styles.cover}
              src={curso.linkVideo}
              poster={curso.linkCapaCurso ?? undefined}
              controls
              playsInline
              preload="metadata"
              aria-label={`Apresentação de ${curso.nome}`}
            />
          ) : (
            <CursoCover curso={curso} className={styles.cover} sizes="(width < 900px) 100vw, 640px" first />
          )}
          <CursoFacts curso={curso} />
          <Enrolment curso={curso} />
          {curso.descricao && <p className={styles.description}>{curso.descricao}</p>}
        </div>
        <div className={styles.side}>
          {certificado && <CertificadoCard certificado={certificado} curso={curso.nome} />}
          <Modulos curso={curso} here={curso.concluidoEm ? undefined : aulaToContinue(curso)?.id} />
        </div>
      </div>
      <OtherCursos except={curso.id} />
    </Page>
  );
}

/** The page of a course: its description, and the painter's enrolment. */
export default function CursoPage() {
  const id = Number(useParams().idCurso);
  const {data: curso, error, refetch} = useQuery(cursoQuery(id));
  if (curso) return <Shown curso={curso} />;
  return (
    <Page title="Curso">
      {error instanceof ApiError && error.status < 500 && error.status >= 400 ? (
        <EmptyState
          title="Curso não encontrado"
          seed="curso"
          action={
            <Link className={buttonClass({variant: 'secondary'})} to={PATHS.cursos}>
              Ver os cursos
            </Link>
          }
        >
          Ele pode ter saído do ar. Veja os que estão abertos.
        </EmptyState>
      ) : error ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={6} />
      )}
    </Page>
  );
}
