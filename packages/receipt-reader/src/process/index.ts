export {PROCESS_LIMITS, TASK_LIMITS, type ProcessLimits, type TaskLimits} from './limits';
export type {InterruptionReason} from './current-reading';
export {ReaderStopped, Supervisor} from './supervisor';
export {TaskInterrupted, runInProcess} from './task';
