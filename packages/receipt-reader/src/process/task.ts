import {forkConfined} from './fork';
import type {TaskLimits} from './limits';

/** What the process answers. `origin` says where in the program it failed. */
export type TaskAnswer<Result> = {kind: 'feita'; result: Result} | {kind: 'falhou'; origin: string};

/** The task did not come to its end: the file was more than the limits allow, or cannot be worked with. */
export class TaskInterrupted extends Error {
  constructor(reason: string) {
    super(`the task was not done: ${reason}`);
    this.name = 'TaskInterrupted';
  }
}

/**
 * Does one thing with a hostile file in a fresh process, which is gone afterwards: `entry` is its program, `request`
 * what it is told. Rejects with TaskInterrupted, with an AbortError by `signal`, or with what kept it from starting.
 */
export function runInProcess<Result>(
  entry: string,
  request: unknown,
  {limits, signal}: {limits: TaskLimits; signal?: AbortSignal},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const childProcess = forkConfined(entry, limits, {killSignal: 'SIGKILL', ...(signal ? {signal} : {})});
    // Not the system's own: of a process that never came up it would run on.
    const deadline = setTimeout(() => childProcess.kill('SIGKILL'), limits.time);
    const failWith = (error: Error) => {
      clearTimeout(deadline);
      reject(error);
    };
    childProcess.on('error', error => {
      // What was not told its task would wait for it until its time is up.
      childProcess.kill('SIGKILL');
      failWith(error);
    });
    childProcess.once('exit', (exitCode, killedBy) => failWith(new TaskInterrupted(killedBy ?? `exit ${exitCode}`)));
    childProcess.once('message', (answer: TaskAnswer<Result>) => {
      if (answer.kind === 'feita') resolve(answer.result);
      else reject(new TaskInterrupted(answer.origin));
      childProcess.kill('SIGKILL');
    });
    childProcess.send(request as object, () => undefined);
  });
}
