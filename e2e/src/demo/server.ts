import {execFileSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {START_TIMEOUT_MS, startProduct, type Product} from './product';

let running: Promise<Product & {dataDir: string}> | undefined;

/** The product on demo data of its own; one for the whole run. E2E_URL names one that runs already, E2E_DATA_DIR its folder. */
export const demoUrl = async (): Promise<string> => process.env.E2E_URL ?? (await (running ??= startDemo())).url;

/** The folder of its data, e-mails among them. */
export const demoFolder = async (): Promise<string> =>
  process.env.E2E_URL ? (process.env.E2E_DATA_DIR ?? '') : (await (running ??= startDemo())).dataDir;

// Root hooks: loading the demo programme takes as long as the machine needs, and no journey's own time; what was started
// ends with the run.
before(async function () {
  this.timeout(START_TIMEOUT_MS + 60_000);
  await demoUrl();
});
after(async function () {
  this.timeout(120_000);
  // One that did not come up has ended already.
  await (await running?.catch(() => undefined))?.stop();
});

/** E2E_DEMO names a folder that was filled with the demo programme (`prepare`): a copy of it spares loading it again. */
async function startDemo(): Promise<Product & {dataDir: string}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clube-e2e-'));
  // PostgreSQL runs as another user when the tests run as root: that one may pass, and what is copied keeps its owner.
  chmodSync(dataDir, 0o755);
  if (process.env.E2E_DEMO) execFileSync('cp', ['-a', `${process.env.E2E_DEMO}/.`, dataDir]);
  const remove = () => rmSync(dataDir, {recursive: true, force: true});
  const {url, stop} = await startProduct(dataDir).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {url, dataDir, stop: () => stop().then(remove)};
}
