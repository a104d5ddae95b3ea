import {client} from '@clube/api-client';
import {notify} from '@clube/ui';
import {RecordFormCard} from '../components/inputs/RecordForm';
import {CursoInputs} from './CursoInputs';
import styles from './Cursos.module.css';
import {cursoAsTyped, cursoToSend, validateCurso} from './form';
import {useInvalidateCursos} from './queries';
import type {Curso, CursoCompleto} from './types';
import {VideoUpload} from './VideoUpload';

/** The data of a course, and its presentation video, shown before enrolment. */
export function Dados({curso}: {curso: CursoCompleto}) {
  const {id, linkVideo} = curso;
  const again = useInvalidateCursos();
  const attach = async (videoEnvio: string): Promise<void> => {
    await client.put('/api/cursos/curso/{id}', {path: {id}, body: {videoEnvio}});
    notify.success('Vídeo do curso atualizado com sucesso');
    await again();
  };
  return (
    <>
      <RecordFormCard<Curso>
        changed="Curso atualizado com sucesso"
        notLoaded="Erro ao carregar o curso"
        validate={validateCurso}
        toSend={cursoToSend}
        asTyped={cursoAsTyped}
        onStored={() => void again()}
      >
        <CursoInputs curso={curso} />
      </RecordFormCard>
      <section className={styles.video} aria-label="Vídeo de apresentação">
        <h2>Vídeo de apresentação</h2>
        <p>Todo pintor pode vê-lo antes de se inscrever.</p>
        <VideoUpload video={linkVideo} label={linkVideo ? 'Trocar o vídeo' : 'Vídeo'} onComplete={attach} />
      </section>
    </>
  );
}
