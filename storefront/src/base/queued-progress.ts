/** Where the device keeps what was watched of lessons without a connection. */
export const QUEUED_PROGRESS_KEY = 'clube.progresso-das-aulas';

/** Tells, without what sends it being loaded, that there is some. */
export const hasQueuedProgress = (): boolean => localStorage.getItem(QUEUED_PROGRESS_KEY) !== null;
