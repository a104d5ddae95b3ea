import {countOf, percentComplete} from '@clube/domain';
import {Badge, Button, Icon, buttonClass, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {Link, useNavigate} from 'react-router-dom';
import {showDate} from '../../../base/formats';
import {PATHS} from '../../../base/paths';
import {cursosChanged, enrol, type Curso} from '../api';
import {aulasOf, aulaToContinue} from '../lessons';
import {ProgressBar} from '../ProgressBar';
import {CancelModal} from './CancelModal';
import styles from './CursoPage.module.css';

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

/** The actions of an enrolled painter. */
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

/** The painter's actions on the course: enrol, or continue and leave. */
export function Enrolment({curso}: {curso: Curso}) {
  if (curso.inscrito) return <Enrolled curso={curso} />;
  return (
    <div className={styles.actions}>
      <EnrolButton curso={curso} />
    </div>
  );
}
