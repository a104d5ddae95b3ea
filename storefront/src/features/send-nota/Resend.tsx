import {messageOf} from '@clube/api-client';
import {Button, FailureState, Icon, LoadingState, classes} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useSearchParams} from 'react-router-dom';
import {showDate} from '../../base/formats';
import {unprocessedNotaQuery} from '../../base/notas/queries';
import {readNotaState} from '../../base/notas/states';
import {RejectionHelp} from '../../components/nota/RejectionHelp';
import styles from './SendNota.module.css';

/** The rejected receipt that is to be sent better, by the address; undefined where it is another state's, or none. */
export function useResend() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('nota'));
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
  return {id, forget: () => setParams({}, {replace: true, preventScrollReset: true})};
}

interface Props {
  id: number;
  /** Something is chosen: the picture and the reason stay in sight, the advice folds away. */
  compact: boolean;
  onForget: () => void;
}

/** Why the last try was rejected, beside the next one. */
export function Resend({id, compact, onForget}: Props) {
  const {data: nota, error, refetch} = useQuery(unprocessedNotaQuery(id));
  if (error && !nota) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (nota === undefined) return <LoadingState rows={3} />;
  if (nota === null || readNotaState(nota.status) !== 'reprovada')
    return (
      <p className={styles.notice} role="status">
        <Icon name="info" size={20} />
        <span>A nota que você ia enviar de novo não está mais reprovada. Você pode enviar outra aqui.</span>
      </p>
    );
  return (
    <section className={classes(styles.resend, compact && styles.resendInSight)} aria-labelledby="de-novo">
      <div className={compact ? 'visually-hidden' : styles.resendTop}>
        <h2 id="de-novo">Enviar de novo a nota de {showDate(nota.dataEnvio)}</h2>
        {!compact && (
          <Button variant="text" small onClick={onForget}>
            É outra nota
          </Button>
        )}
      </div>
      <RejectionHelp nota={nota} folded={compact} />
    </section>
  );
}
