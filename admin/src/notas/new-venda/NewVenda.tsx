import {LoadingState, FailureState, EmptyState, buttonClass} from '@clube/ui';
import {useState, useEffect, useRef} from 'react';
import {Navigate, useLocation, useSearchParams, Link} from 'react-router-dom';
import {Page} from '../../components/page/Page';
import {newVendaAddress, newVendaState, pendentesAddress, type NewVendaState} from './queue';
import {VendaScreen} from './VendaScreen';
import {deleteDraft} from './decision/draft';
import {useQueue} from './useQueue';
import type {Pendente} from '../types';
import styles from './NewVenda.module.css';

/**
 * The screen that turns a receipt into a sale. Without a receipt in the URL, it takes the one that has waited longest.
 */
export default function NewVenda() {
  const [params] = useSearchParams();
  const {state} = useLocation() as {state: Partial<NewVendaState> | null};
  const requestedId = Number(params.get('nota') ?? state?.idFoto ?? 0) || undefined;
  const queue = useQueue(requestedId);
  const [restarts, setRestarts] = useState(0);
  if (queue.nota && !queue.loading) {
    const {id} = queue.nota;
    const restart = (): void => {
      deleteDraft(id);
      setRestarts(before => before + 1);
    };
    return (
      <VendaScreen
        key={`${id} ${restarts}`}
        nota={queue.nota}
        queue={queue}
        followsOn={state?.followsOn === true}
        onRestart={restart}
      />
    );
  }
  const turn = requestedId === undefined ? queue.next : undefined;
  // Once the receipt is in the URL, it stays, even if another person decides the one before it.
  if (turn) return <Navigate to={newVendaAddress(turn, queue.list)} state={newVendaState(turn)} replace />;
  return (
    <Page title="Nova venda">
      {queue.loading && <LoadingState rows={10} />}
      {!queue.loading && queue.error && <FailureState message={queue.error.message} onRetry={queue.retry} />}
      {!queue.loading && !queue.error && (
        <NoNota requestedId={requestedId} next={queue.next} list={queue.list} waiting={queue.total} />
      )}
    </Page>
  );
}

interface Props {
  /** The id from the URL, whose receipt is not pending. */
  requestedId: number | undefined;
  next: Pendente | undefined;
  /** The filter and order of the queue. */
  list?: string;
  /** Receipts that wait, of which none is free. */
  waiting?: number;
}

/**
 * The message without a receipt to work on: another person has decided it, or none is left. The link to the next one
 * has the focus.
 */
export function NoNota({requestedId, next, list = '', waiting = 0}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requestedId !== undefined) deleteDraft(requestedId);
    frame.current?.querySelector('a')?.focus();
  }, [requestedId]);
  const listLink = (
    <Link className={buttonClass({variant: 'secondary'})} to={pendentesAddress(list)}>
      Ver as pendentes
    </Link>
  );
  if (requestedId === undefined)
    return (
      <div ref={frame}>
        {waiting > 0 ? (
          <EmptyState title="Nenhuma nota está livre agora" action={listLink}>
            As que esperam estão em leitura ou com outra pessoa. Quando uma ficar livre, ela abre aqui.
          </EmptyState>
        ) : (
          <EmptyState title="A fila está em dia" action={listLink}>
            Não há nota esperando para ser processada.
          </EmptyState>
        )}
      </div>
    );
  return (
    <div ref={frame} role="status">
      <EmptyState
        title={`A nota ${requestedId} não está mais pendente`}
        action={
          <span className={styles.onward}>
            {next && (
              <Link className={buttonClass()} to={newVendaAddress(next, list)} state={newVendaState(next)} replace>
                Abrir a próxima
              </Link>
            )}
            {listLink}
          </span>
        }
      >
        Alguém já a processou, reprovou ou encerrou.
      </EmptyState>
    </div>
  );
}
