/** Why a process was ended before its task was done: it worked too long, took too much memory, or failed. */
export type InterruptionReason = 'time' | 'memory' | 'fault';

/** A task did not come to its end: the file was more than the limits allow, or cannot be worked with. */
export class TaskInterrupted extends Error {
  constructor(
    readonly reason: InterruptionReason,
    /** Where in the program it failed, without what the file says. */
    readonly origin?: string,
  ) {
    super(`the task was not done: ${origin ?? reason}`);
    this.name = 'TaskInterrupted';
  }
}

/** The task itself refused the file; `refusal` is what it says of it. */
export class TaskRefused extends Error {
  constructor(readonly refusal: unknown) {
    super('the task refused its file');
    this.name = 'TaskRefused';
  }
}

/** No process became free in time. */
export class PoolBusy extends Error {
  constructor() {
    super('too many tasks wait');
    this.name = 'PoolBusy';
  }
}

/** The server is going down: the task was not done. */
export class PoolStopped extends Error {
  constructor() {
    super('the pool was stopped');
    this.name = 'PoolStopped';
  }
}
