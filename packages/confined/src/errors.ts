/** Why a process ended before its task was done: time limit, memory limit, or failure. */
export type InterruptionReason = 'time' | 'memory' | 'fault';

/** A task was interrupted, because the file exceeded the limits or made the program fail. */
export class TaskInterrupted extends Error {
  constructor(
    readonly reason: InterruptionReason,
    /** The place of the failure in the program, without contents of the file. */
    readonly origin?: string,
  ) {
    super(`the task was not done: ${origin ?? reason}`);
    this.name = 'TaskInterrupted';
  }
}

/** The task refused the file; `refusal` is its reason. */
export class TaskRefused extends Error {
  constructor(readonly refusal: unknown) {
    super('the task refused its file');
    this.name = 'TaskRefused';
  }
}

/** No process became available in time. */
export class PoolBusy extends Error {
  constructor() {
    super('too many tasks wait');
    this.name = 'PoolBusy';
  }
}

/** The server is shutting down; the task was not done. */
export class PoolStopped extends Error {
  constructor() {
    super('the pool was stopped');
    this.name = 'PoolStopped';
  }
}
