import {fork} from 'node:child_process';
import {join} from 'node:path';
import {TIDY, type Told} from './keeper-program';

/** Cleans up after this process, however it ends: killed outright it could not do so itself. */
export interface Keeper {
  /** Ends with us. */
  keep(pid: number): void;
  /** Resolves when nothing is left. */
  tidy(): Promise<void>;
}

/** @param folder removed at the end; a PostgreSQL of ours below it is ended */
export function startKeeper(folder: string): Keeper {
  // In a group of its own: what a terminal tells us is not for it.
  const child = fork(join(__dirname, 'keeper-program.js'), [folder], {detached: true, stdio: 'ignore'});
  child.unref();
  child.channel?.unref();
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return {
    keep: pid => void child.send({pid} satisfies Told),
    async tidy() {
      child.ref();
      child.send(TIDY);
      await gone;
    },
  };
}
