import {useQueryClient} from '@tanstack/react-query';
import {client, type Schema} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {numberOrDash} from '../format/values';
import {BATCH_JOBS} from './useOpenBatchJobs';

type BatchJob = Schema<'Trabalho'>;

/** Shows a toast for a batch job that has ended, in the words of its result if it has any. */
function notifyEnd({titulo: title, estado, feitos: doneCount, falhas, mensagem: message, resultado}: BatchJob): void {
  const done = typeof resultado?.mensagem === 'string' ? resultado.mensagem : `${title}: concluído`;
  const failed = falhas === 1 ? '1 falhou' : `${numberOrDash(falhas)} falharam`;
  if (estado === 'concluido' && falhas === 0) notify.success(done);
  else if (estado === 'concluido') notify.info(`${done}, ${failed} de ${numberOrDash(doneCount)}`);
  else if (estado === 'cancelado') notify.info(`${title}: cancelado`);
  else if (estado === 'falhou') notify.error(message ?? `${title}: interrompido`);
}

/** Shows a toast for each of the user's batch jobs when it ends, and refetches the lists that it changed. */
export function useEndedBatchJobs(open: readonly BatchJob[] | undefined): void {
  const queryClient = useQueryClient();
  const known = useRef<readonly number[]>([]);
  useEffect(() => {
    if (!open) return;
    const now = open.map(({id}) => id);
    const ended = known.current.filter(id => !now.includes(id));
    known.current = now;
    if (ended.length === 0) return;
    const notifyOf = async (id: number): Promise<void> => {
      const batchJob = await client.get('/api/trabalhos/{id}', {path: {id}});
      notifyEnd(batchJob);
    };
    // Only the server's job kind knows which lists a batch job changed, so all lists on screen are refetched.
    void Promise.allSettled(ended.map(notifyOf)).then(() =>
      queryClient.invalidateQueries({predicate: ({queryKey}) => queryKey[1] !== 'open' || queryKey[0] !== BATCH_JOBS}),
    );
  }, [open, queryClient]);
}
