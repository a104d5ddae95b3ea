import {useAction} from '../useAction';
import {BATCH_JOBS} from './useOpenBatchJobs';

/** A button's call that begins a long work: says what the server answered, and has the mark above look at once. */
export const useStartBatchJob = () =>
  useAction({success: ({mensagem: message}) => message ?? 'Trabalho iniciado', changes: [BATCH_JOBS]});
