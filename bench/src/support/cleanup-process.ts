import {fork} from 'node:child_process';
import {join} from 'node:path';
import {CLEAN_UP, type TrackMessage} from './cleanup-program';

/** Cleans up after this process ends, even if it is killed. */
export interface CleanupProcess {
  /** Registers a process to be ended with us. */
  track(pid: number): void;
  /** Cleans up now; resolves when done. */
  cleanUp(): Promise<void>;
}

/** @param folder removed at the end, after stopping PostgreSQL servers below it */
export function startCleanupProcess(folder: string): CleanupProcess {
  // In a separate process group, so that it does not get the terminal's signals.
  const child = fork(join(__dirname, 'cleanup-program.js'), [folder], {detached: true, stdio: 'ignore'});
  child.unref();
  child.channel?.unref();
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return {
    track: pid => void child.send({pid} satisfies TrackMessage),
    async cleanUp() {
      child.ref();
      child.send(CLEAN_UP);
      await gone;
    },
  };
}
