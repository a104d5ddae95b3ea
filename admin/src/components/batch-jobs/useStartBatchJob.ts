import {useAction} from '../useAction';
import {BATCH_JOBS} from './useOpenBatchJobs';

/** A button's call that starts a batch job: shows the server's answer, and refetches the indicator in the menu at once. */
export const useStartBatchJob = () =>
  useAction({success: ({mensagem: message}) => message ?? 'Trabalho iniciado', changes: [BATCH_JOBS]});
