import assert from 'node:assert/strict';
import {constants} from 'node:os';
import {loopGuard} from './guard/loop-guard';
import {watchFiles} from './leaks';
import {stopTestServer} from './postgres';
import {checkAfterEachTest, afterEachChecks} from './after-each-checks';

/** Called by mocha once, before the first test. Turns signals into an ordinary exit, so that exit handlers clean up. */
export function mochaGlobalSetup(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Called by mocha once, after the last test of the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await stopTestServer();
}

export const mochaHooks = {
  async beforeAll(this: Mocha.Context): Promise<void> {
    const files = this.test?.parent?.suites.filter(({file}) => file?.includes('__tests__')) ?? [];
    // Takes a fifth of the time of the tests, so only `npm run test:full` sets it.
    if (process.env.LOOP_GUARD) {
      if (files.length > 0) afterEachChecks.add(async () => assert.deepEqual(await loopGuard().faults(), []));
      loopGuard();
    }
    checkAfterEachTest(files);
    await watchFiles(files);
  },
};
