import {fork} from 'node:child_process';
import {join} from 'node:path';
import {CLEAN_UP, type TrackMessage} from './cleanup-program';

/** Cleans up after this process, however it ends: killed outright it could not do so itself. */
export interface CleanupProcess {
  /** Ends with us. */
  track(pid: number): void;
  /** Resolves when nothing is left. */
  cleanUp(): Promise<void>;
}

/** @param folder removed at the end; a PostgreSQL of ours below it is ended */
export function startCleanupProcess(folder: string): CleanupProcess {
  // In a process group of its own: the terminal's signals are not for it.
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
