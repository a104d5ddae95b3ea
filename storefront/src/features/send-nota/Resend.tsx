import {messageOf} from '@clube/api-client';
import {Button, FailureState, Icon, LoadingState, classes} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';
import {showDate} from '../../base/formats';
import {unprocessedNotaQuery} from '../../base/notas/queries';
import {readNotaState} from '../../base/notas/states';
import {RejectionHelp} from '../../components/nota/RejectionHelp';
import type {UnprocessedNota} from '../../base/types';
import type {SendQueue} from './queue/useQueue';
import styles from './SendNota.module.css';

const waitsForAnother = ({status, reenviadaEm}: UnprocessedNota): boolean =>
  readNotaState(status) === 'reprovada' && reenviadaEm === null;

/**
 * The id of the rejected receipt to replace, 0 for none: from the URL, else the one for which the queued files were
 * chosen. `resendOf` is the same id, unless that receipt can no longer be replaced.
 */
export function useResend({items, resendOf: chosenFor = 0, forgetResend}: SendQueue) {
  const [params, setParams] = useSearchParams();
  const requestedId = Number(params.get('nota'));
  const id = Number.isSafeInteger(requestedId) && requestedId > 0 ? requestedId : items.length > 0 ? chosenFor : 0;
  const {data: nota} = useQuery({...unprocessedNotaQuery(id), enabled: id > 0});
  const over = nota === null || (nota !== undefined && !waitsForAnother(nota));
  const forget = (): void => {
    setParams({}, {replace: true, state: KEEP_SCROLL_POSITION});
    forgetResend();
  };
  return {id, resendOf: over ? 0 : id, forget};
}

/** The reason why nothing can be sent again. */
const overText = (nota: UnprocessedNota | null): string =>
  nota?.reenviadaEm
    ? `Você enviou esta nota de novo em ${showDate(nota.reenviadaEm)}. Pode enviar outra aqui.`
    : 'A nota que você ia enviar de novo não está mais reprovada. Você pode enviar outra aqui.';

interface Props {
  id: number;
  /** Files are chosen: picture and reason stay visible, the advice is folded. */
  compact: boolean;
  onForget: () => void;
}

/** The reason for the rejection, next to the new attempt. */
export function Resend({id, compact, onForget}: Props) {
  const {data: nota, error, refetch} = useQuery(unprocessedNotaQuery(id));
  if (error && !nota) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (nota === undefined) return <LoadingState rows={3} />;
  if (nota === null || !waitsForAnother(nota))
    return (
      <p className={styles.notice} role="status">
        <Icon name="info" size={20} />
        <span>{overText(nota)}</span>
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
