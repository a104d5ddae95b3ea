import {useQuery, useQueryClient} from '@tanstack/react-query';
import {client} from '@clube/api-client';
import {isImportacaoRunning, isTrabalhoOpen} from '@clube/domain';
import {useCallback} from 'react';
import {useAction} from '../useAction';
import {BATCH_JOBS} from '../batch-jobs/useOpenBatchJobs';
import {IMPORTS, type Import} from './kind';

const EVERY_MS = 1500;

/** Returns a function that stores a changed import in the query cache. */
export function useShowImport(): (changed: Import) => void {
  const queryClient = useQueryClient();
  return useCallback(
    changed => {
      queryClient.setQueryData([IMPORTS, 'one', changed.id], changed);
      // An import also changes the menu's running batch jobs and the list of imports.
      void queryClient.invalidateQueries({queryKey: [BATCH_JOBS]});
      void queryClient.invalidateQueries({queryKey: [IMPORTS], predicate: ({queryKey}) => queryKey[1] !== 'one'});
    },
    [queryClient],
  );
}

/** One import, refetched while the server works on it. */
export const useImport = (id: number) =>
  useQuery({
    queryKey: [IMPORTS, 'one', id],
    queryFn: ({signal}) => client.get('/api/importacoes/{id}', {path: {id}, signal}),
    refetchInterval: ({state}) => (state.data && isImportacaoRunning(state.data.estado) ? EVERY_MS : false),
  });

/** The batch job of an import, while it runs. */
export function useImportBatchJob({trabalho}: Import) {
  return useQuery({
    queryKey: [BATCH_JOBS, 'one', trabalho],
    queryFn: ({signal}) => client.get('/api/trabalhos/{id}', {path: {id: trabalho ?? 0}, signal}),
    enabled: trabalho !== null,
    refetchInterval: ({state}) => (state.data && !isTrabalhoOpen(state.data.estado) ? false : EVERY_MS),
  });
}

/**
 * A mutation that advances an import. Without a response it may have succeeded all the same, so the import is
 * refetched.
 */
export function useImportCall(onChanged: (changed: Import) => void) {
  const queryClient = useQueryClient();
  const {busy, run} = useAction();
  return {
    busy,
    run: async (call: () => Promise<Import>): Promise<boolean> => {
      const done = await run(async () => onChanged(await call()));
      if (!done) await queryClient.invalidateQueries({queryKey: [IMPORTS]});
      return done;
    },
  };
}
