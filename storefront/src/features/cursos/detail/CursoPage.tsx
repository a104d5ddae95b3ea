import {ApiError, messageOf} from '@clube/api-client';
import {cargaHorariaInWords, countOf, percentComplete} from '@clube/domain';
import {Badge, Button, EmptyState, FailureState, Icon, LoadingState, buttonClass, notify} from '@clube/ui';
import {useMutation, useQuery, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {Link, useNavigate, useParams} from 'react-router-dom';
import {showDate} from '../../../base/formats';
import {PATHS} from '../../../base/paths';
import type {First} from '../../../base/types';
import {CertificadoCard} from '../../../components/certificado/CertificadoCard';
import {Page} from '../../../components/Page';
import {allCursosQuery, cursoQuery, cursosChanged, enrol, type Curso} from '../api';
import {CursoCover} from '../CursoCover';
import {aulasOf, aulaToContinue} from '../lessons';
import {Modulos} from '../Modulos';
import {ProgressBar} from '../ProgressBar';
import {CancelModal} from './CancelModal';
import styles from './CursoPage.module.css';
import {OtherCursos} from './OtherCursos';

/** @public For the app, which finds it in the file that it loads. */
export const first: First = (queryClient, {idCurso}) => [
  queryClient.query(cursoQuery(Number(idCurso))),
  queryClient.query(allCursosQuery),
];

function EnrolButton({curso}: {curso: Curso}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const enrolling = useMutation({
    mutationFn: () => enrol(curso.id),
    onSuccess: async ({mensagem}) => {
      notify.success(mensagem);
      await cursosChanged(queryClient);
      void navigate(PATHS.aula(curso.id));
    },
  });
  return (
    <Button busy={enrolling.isPending && 'INSCREVENDO...'} onClick={() => enrolling.mutate()}>
      Inscreva-se
    </Button>
  );
}

/** What an enrolled painter does with the course. */
function Enrolled({curso}: {curso: Curso}) {
  const [cancelling, setCancelling] = useState(false);
  const aulas = aulasOf(curso);
  const done = aulas.filter(({concluida}) => concluida).length;
  return (
    <>
      {curso.concluidoEm ? (
        <Badge tone="ok">Concluído em {showDate(curso.concluidoEm)}</Badge>
      ) : (
        <div className={styles.progress}>
          <ProgressBar label="Quanto do curso" percent={percentComplete(done, aulas.length)} />
          <small>
            {done} de {countOf(aulas.length, 'aula concluída', 'aulas concluídas')}
          </small>
        </div>
      )}
      <div className={styles.actions}>
        {aulas.length > 0 && (
          <Link className={buttonClass({variant: 'primary'})} to={PATHS.aula(curso.id, aulaToContinue(curso)?.id)}>
            <Icon name="play" size={20} /> Assistir Aula
          </Link>
        )}
        <Button variant="text" onClick={() => setCancelling(true)}>
          Cancelar curso
        </Button>
      </div>
      <CancelModal curso={curso} open={cancelling} onClose={() => setCancelling(false)} />
    </>
  );
}

function Facts({curso}: {curso: Curso}) {
  return (
    <ul className={styles.facts}>
      {curso.cargaHoraria > 0 && (
        <li>
          <Icon name="clock" size={18} /> {cargaHorariaInWords(curso.cargaHoraria)}
          {curso.cargaHoraria > 60 && ` (${countOf(curso.cargaHoraria, 'minuto', 'minutos')})`}
        </li>
      )}
      <li>
        <Icon name="bars" size={18} /> {countOf(curso.Modulos.length, 'módulo', 'módulos')}
      </li>
      {curso.certificado && (
        <li className={styles.certificado}>
          <Icon name="shield" size={18} /> Com certificado
        </li>
      )}
    </ul>
  );
}

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
          <Facts curso={curso} />
          {curso.inscrito ? (
            <Enrolled curso={curso} />
          ) : (
            <div className={styles.actions}>
              <EnrolButton curso={curso} />
            </div>
          )}
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

/** A course: what it is, and what an enrolled painter does with it. */
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
