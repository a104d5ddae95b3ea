import {execFileSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {START_TIMEOUT_MS, startProduct, type Product} from './product';

let running: Promise<Product & {dataDir: string}> | undefined;

/** URL of the product with demo data, started once per run. E2E_URL: a running product instead; E2E_DATA_DIR: its data folder. */
export const demoUrl = async (): Promise<string> => process.env.E2E_URL ?? (await (running ??= startDemo())).url;

/** Its data folder, which includes the sent e-mails. */
export const demoFolder = async (): Promise<string> =>
  process.env.E2E_URL ? (process.env.E2E_DATA_DIR ?? '') : (await (running ??= startDemo())).dataDir;

// Root hooks: loading the demo data must not count in the timeout of a test, and the product is stopped at the end of
// the run.
before(async function () {
  this.timeout(START_TIMEOUT_MS + 60_000);
  await demoUrl();
});
after(async function () {
  this.timeout(120_000);
  // A product that failed to start has already ended.
  await (await running?.catch(() => undefined))?.stop();
});

/** E2E_DEMO: a folder with demo data made by `prepare`, which is copied instead of loading the data again. */
async function startDemo(): Promise<Product & {dataDir: string}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clube-e2e-'));
  // When tests run as root, PostgreSQL runs as another user, who must be able to enter; copies keep their owner.
  chmodSync(dataDir, 0o755);
  if (process.env.E2E_DEMO) execFileSync('cp', ['-a', `${process.env.E2E_DEMO}/.`, dataDir]);
  const remove = () => rmSync(dataDir, {recursive: true, force: true});
  const {url, stop} = await startProduct(dataDir).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {url, dataDir, stop: () => stop().then(remove)};
}
