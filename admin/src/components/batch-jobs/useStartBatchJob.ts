import {useAction} from '../useAction';
import {BATCH_JOBS} from './useOpenBatchJobs';

/**
 * A button's request that starts a batch job: shows the server's message, and refetches the menu's indicator at once.
 */
export const useStartBatchJob = () =>
  useAction({success: ({mensagem: message}) => message ?? 'Trabalho iniciado', changes: [BATCH_JOBS]});
