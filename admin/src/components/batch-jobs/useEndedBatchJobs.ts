import {useQueryClient} from '@tanstack/react-query';
import {client, type Schema} from '@clube/api-client';
import {notify, type ToastAction} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {useNavigate} from 'react-router-dom';
import {numberOrDash} from '../format/values';
import {BATCH_JOBS, type OpenBatchJob} from './useOpenBatchJobs';

/**
 * Shows a toast for a batch job that has ended, in the words of its result if it has any; unless all is done it leads to
 * the results.
 */
function notifyEnd(batchJob: Schema<'Trabalho'>, results: ToastAction): void {
  const {titulo: title, estado, feitos: doneCount, falhas, mensagem: message, resultado} = batchJob;
  const done = typeof resultado?.mensagem === 'string' ? resultado.mensagem : `${title}: concluído`;
  const failed = falhas === 1 ? '1 falhou' : `${numberOrDash(falhas)} falharam`;
  if (estado === 'concluido' && falhas === 0) notify.success(done);
  else if (estado === 'concluido') notify.info(`${done}, ${failed} de ${numberOrDash(doneCount)}`, undefined, results);
  else if (estado === 'cancelado') notify.info(`${title}: cancelado`, undefined, results);
  else if (estado === 'falhou') notify.error(message ?? `${title}: interrompido`, undefined, results);
}

/** Shows a toast for each of the user's batch jobs when it ends, and refetches the lists that it changed. */
export function useEndedBatchJobs(open: readonly OpenBatchJob[] | undefined): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const known = useRef<readonly number[]>([]);
  useEffect(() => {
    if (!open) return;
    const now = open.map(({id}) => id);
    const ended = known.current.filter(id => !now.includes(id));
    known.current = now;
    if (ended.length === 0) return;
    const notifyOf = async (id: number): Promise<void> => {
      const batchJob = await client.get('/api/trabalhos/{id}', {path: {id}});
      notifyEnd(batchJob, {label: 'Ver resultados', onPress: () => void navigate(`/painel/trabalhos/${id}`)});
    };
    // Only the server's job kind knows which lists a batch job changed, so all lists on screen are refetched.
    void Promise.allSettled(ended.map(notifyOf)).then(() =>
      queryClient.invalidateQueries({predicate: ({queryKey}) => queryKey[1] !== 'open' || queryKey[0] !== BATCH_JOBS}),
    );
  }, [open, queryClient, navigate]);
}
