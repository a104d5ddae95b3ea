import {messageOf} from '@clube/api-client';
import {AULA_UNAVAILABLE} from '@clube/domain';
import {EmptyState, FailureState, Icon, LoadingState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link, Navigate, useParams, useSearchParams} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import type {Preload} from '../../../base/types';
import {Page} from '../../../components/Page';
import {cursoQuery, type Aula, type Curso} from '../api';
import {AvaliacaoPage} from '../avaliacao/AvaliacaoPage';
import {Done} from '../done/Done';
import {aulasOf, aulaToContinue} from '../lessons';
import {Modulos} from '../Modulos';
import styles from './AulaPage.module.css';
import {LessonVideo} from './LessonVideo';
import {Materiais} from './Materiais';
import {NextStep} from './NextStep';
import {StoreVideo} from './offline/StoreVideo';
import {Watched} from './Watched';

/** @public For the app, which finds it in the file that it loads. */
export const preload: Preload = (queryClient, {idCurso}) => [queryClient.query(cursoQuery(Number(idCurso)))];

const placeOf = (curso: Curso, aula: Aula): string => {
  const modulo = curso.Modulos.findIndex(({Aulas}) => Aulas.some(({id}) => id === aula.id)) + 1;
  const aulas = aulasOf(curso);
  return `Módulo ${modulo} · aula ${aulas.findIndex(({id}) => id === aula.id) + 1} de ${aulas.length}`;
};

/** Shown for a lesson that is not available yet. */
function Unavailable({curso}: {curso: Curso}) {
  const open = aulaToContinue(curso);
  return (
    <EmptyState
      title={AULA_UNAVAILABLE}
      seed="aula"
      action={
        open?.disponivel && (
          <Link className={buttonClass({variant: 'primary'})} to={PATHS.aula(curso.id, open.id)}>
            Ir para {open.nome}
          </Link>
        )
      }
    />
  );
}

interface LessonProps {
  curso: Curso;
  aula: Aula;
  onFinished: () => void;
}

function Lesson({curso, aula, onFinished}: LessonProps) {
  return (
    <>
      {aula.linkVideo && <LessonVideo key={aula.id} idCurso={curso.id} aula={aula} />}
      {aula.descricao && <p className={styles.description}>{aula.descricao}</p>}
      {aula.linkVideo && aula.duracao !== null && <Watched aula={aula} />}
      {aula.linkVideo && <StoreVideo key={aula.id} aula={aula} />}
      <Materiais materiais={aula.Materiais} />
      <NextStep {...{curso, aula, onFinished}} />
    </>
  );
}

/** The page of a lesson: video or text, materials, and navigation through the course. */
export default function AulaPage() {
  const idCurso = Number(useParams().idCurso);
  const [params] = useSearchParams();
  const {data: curso, error, refetch} = useQuery(cursoQuery(idCurso));
  /** The lesson that was finished on this visit. */
  const [finished, setFinished] = useState<number>();
  if (!curso)
    return (
      <Page title="Aula">
        {error ? <FailureState message={messageOf(error)} onRetry={() => void refetch()} /> : <LoadingState rows={6} />}
      </Page>
    );
  const requestedId = Number(params.get('aula'));
  const aula = requestedId ? aulasOf(curso).find(({id}) => id === requestedId) : aulaToContinue(curso);
  if (!curso.inscrito || !aula) return <Navigate to={PATHS.curso(idCurso)} replace />;
  // The lesson is named in the URL, so that finishing it does not navigate away.
  if (!requestedId) return <Navigate to={PATHS.aula(idCurso, aula.id)} replace />;
  if (params.get('avaliacao') && aula.disponivel && aula.Avaliacoes[0])
    return <AvaliacaoPage key={aula.id} curso={curso} aula={aula} avaliacao={aula.Avaliacoes[0]} />;
  const certificado = curso.CertificadoConclusaoCurso;
  if (finished === aula.id && curso.concluidoEm)
    return (
      <Done
        {...{curso, aulaId: aula.id, certificado}}
        title="Curso concluído"
        heading="Parabéns, você concluiu o curso!"
        note={curso.nome}
      />
    );
  return (
    <Page title={aula.nome}>
      <p className={styles.place}>
        <Link to={PATHS.curso(idCurso)}>
          <Icon name="back" size={18} /> {curso.nome}
        </Link>
        <span>{placeOf(curso, aula)}</span>
      </p>
      <div className={styles.columns}>
        <div className={styles.lesson}>
          {aula.disponivel ? (
            <Lesson {...{curso, aula}} onFinished={() => setFinished(aula.id)} />
          ) : (
            <Unavailable curso={curso} />
          )}
        </div>
        <div className={styles.side}>
          {certificado && (
            <a
              className={buttonClass({variant: 'secondary', fullWidth: true})}
              href={certificado.link}
              download={`Certificado ${certificado.codigo}.pdf`}
            >
              <Icon name="download" size={20} /> Baixar Certificado
            </a>
          )}
          <Modulos curso={curso} here={aula.id} />
        </div>
      </div>
    </Page>
  );
}
