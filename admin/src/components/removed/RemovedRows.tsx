import {client, messageOf} from '@clube/api-client';
import type {Call} from '@clube/domain';
import {Button, EmptyState, FailureState, LoadingState, Modal} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {mayCall} from '../../providers/access';
import {dateTimeOrDash} from '../format/values';
import {fromServer, useAction} from '../useAction';
import styles from './RemovedRows.module.css';

interface Props {
  /** As the API names the rows: "Banner". */
  entity: string;
  /** The list that a restored row appears in. */
  resource: string;
  /** The call that removes rows; without the right to it there is no button. */
  call: Call;
}

/** A button that shows the removed rows of a registration, each with its way back. */
export function RemovedRows({call, ...props}: Props) {
  const [open, setOpen] = useState(false);
  if (!mayCall(call)) return null;
  return (
    <>
      <Button variant="text" small onClick={() => setOpen(true)}>
        Excluídos
      </Button>
      {open && (
        <Modal open title="Excluídos" onClose={() => setOpen(false)}>
          <Rows {...props} />
        </Modal>
      )}
    </>
  );
}

function Rows({entity, resource}: Omit<Props, 'call'>) {
  const {data, error, refetch} = useQuery({
    queryKey: ['removidos', entity],
    queryFn: async ({signal}) => (await client.get('/api/removidos', {query: {entidade: entity}, signal})).removidos,
    staleTime: 0,
  });
  const {busy, run} = useAction({success: fromServer, changes: [resource, 'removidos', 'alteracoes']});
  const restore = (id: number) => run(() => client.post('/api/removidos/restaurar', {body: {entidade: entity, id}}));
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} />;
  if (data.length === 0)
    return <EmptyState title="Nada excluído">O que for excluído pode ser restaurado aqui.</EmptyState>;
  return (
    <ul className={styles.rows}>
      {data.map(({id, nome, removidoEm, por}) => (
        <li key={id}>
          <span className={styles.name}>
            <strong>{nome}</strong>
            <span>
              {dateTimeOrDash(removidoEm)}
              {por && `, por ${por}`}
            </span>
          </span>
          <Button
            variant="secondary"
            small
            busy={busy && 'Aguarde'}
            aria-label={`Restaurar ${nome}`}
            onClick={() => void restore(id)}
          >
            Restaurar
          </Button>
        </li>
      ))}
    </ul>
  );
}
