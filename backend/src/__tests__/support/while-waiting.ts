import type {Sql} from '../../kernel/persistence/sql';
import type {TestApp} from './app';
import {until, waitsForLock} from './raw';

interface Held<T> {
  /** Locks something in a transaction. */
  hold: Sql;
  /** What has to wait for it. */
  call: () => Promise<T>;
  /** Is run in the transaction while `call` waits. */
  look?: Sql;
}

/** Runs `call` while a transaction holds a lock. Returns its result, and the rows of `look`. */
export async function whileWaiting<T>(t: TestApp, {hold, call, look}: Held<T>): Promise<{result: T; seen: object[]}> {
  const {ending, seen} = await t.run(() =>
    t.db.tx(async () => {
      await t.db.query(hold);
      let ended = false;
      const ending = t.run(call).finally(() => (ended = true));
      await until(async () => ended || (await waitsForLock(t)), 'the call waits or ends');
      return {ending, seen: look ? await t.db.query(look) : []};
    }),
  );
  return {result: await ending, seen};
}
