/** The storage key of course progress recorded offline. */
export const QUEUED_PROGRESS_KEY = 'clube.progresso-das-aulas';

/** Whether there is any, so that the code that sends it is loaded only then. */
export const hasQueuedProgress = (): boolean => localStorage.getItem(QUEUED_PROGRESS_KEY) !== null;
