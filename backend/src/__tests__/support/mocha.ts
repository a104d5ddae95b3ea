import {stopTestServer} from './postgres';

/** Called by mocha once, after the last test of the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await stopTestServer();
}
