import {ApiError} from '@clube/api-client';
import {Badge, Button, Icon, buttonClass, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {aulaChanged, cursosChanged, finish, type Aula, type Curso} from '../api';
import {aulaAfter, missingTime} from '../lessons';
import styles from './AulaPage.module.css';

interface Props {
  curso: Curso;
  aula: Aula;
  /** Called when the lesson was finished, perhaps as the last one. */
  onFinished: () => void;
}

/** Finishes a lesson without an assessment. */
function FinishButton({curso, aula, onFinished}: Props) {
  const queryClient = useQueryClient();
  const finishing = useMutation({
    mutationFn: () => finish(aula.id, {}),
    onSuccess: ({mensagem}) => {
      notify.success(mensagem);
      // A course that was completed before is not celebrated again.
      if (!curso.concluidoEm) onFinished();
      return cursosChanged(queryClient);
    },
    onError: error => {
      const faltam = error instanceof ApiError ? error.body['faltam'] : undefined;
      if (typeof faltam === 'number') aulaChanged(queryClient, curso.id, aula.id, {faltam});
    },
  });
  return (
    <Button
      disabled={aula.faltam > 0}
      busy={finishing.isPending && 'FINALIZANDO...'}
      onClick={() => finishing.mutate()}
      {...(aula.faltam > 0 && {icon: 'lock', 'aria-describedby': 'falta'})}
    >
      Finalizar Aula
    </Button>
  );
}

function Open(props: Props) {
  const {curso, aula} = props;
  const locked = aula.faltam > 0;
  const [avaliacao] = aula.Avaliacoes;
  return (
    <>
      {!avaliacao ? (
        <FinishButton {...props} />
      ) : locked ? (
        <Button disabled icon="lock" aria-describedby="falta">
          Fazer Avaliação
        </Button>
      ) : (
        <Link className={buttonClass({variant: 'primary'})} to={PATHS.avaliacao(curso.id, aula.id)}>
          Fazer Avaliação
        </Link>
      )}
      <small id="falta" className={styles.why}>
        {locked && (
          <>
            <span>abre aos {aula.assistirMinimo}% · </span>
            <span>{missingTime(aula.faltam).toLowerCase()}</span>
          </>
        )}
      </small>
    </>
  );
}

/** The next step: finishing the lesson, its assessment, or the next lesson. Sticky on a phone. */
export function NextStep(props: Props) {
  const {curso, aula} = props;
  const next = aulaAfter(curso, aula.id);
  return (
    <div className={styles.next} data-bottom-bar data-keep-clear>
      {!aula.concluida ? (
        <Open {...props} />
      ) : (
        <>
          <Badge tone="ok">Aula concluída</Badge>
          {next ? (
            <Link className={buttonClass({variant: 'primary'})} to={PATHS.aula(curso.id, next.id)}>
              Próxima aula <Icon name="arrow" size={20} />
            </Link>
          ) : (
            <Link className={buttonClass({variant: 'primary'})} to={PATHS.curso(curso.id)}>
              {curso.CertificadoConclusaoCurso ? 'Ver certificado' : 'Voltar ao curso'}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
