import type {Schema} from '@clube/api-client';
import {useQueryClient} from '@tanstack/react-query';
import {fromServer, useAction} from '../useAction';
import {BATCH_JOBS, OPEN_BATCH_JOBS, type OpenBatchJob} from './useOpenBatchJobs';

/**
 * A button's request that starts a batch job: shows the server's message, and refetches the menu's indicator at once.
 */
export function useStartBatchJob() {
  const queryClient = useQueryClient();
  const {run, ...action} = useAction({success: fromServer, changes: [BATCH_JOBS]});
  const start = (call: () => Promise<Schema<'TrabalhoIniciado'>>): Promise<boolean> =>
    run(async () => {
      const started = await call();
      // A short one may end before the next fetch, and only those that were seen open are reported at their end.
      queryClient.setQueryData<readonly OpenBatchJob[]>(OPEN_BATCH_JOBS, (open = []) => [
        {id: started.trabalho, feitos: 0, total: started.total},
        ...open,
      ]);
      return started;
    });
  return {...action, run: start};
}
