// node e2e/dist/demo/prepare.js FOLDER: fills a new folder with the demo data, which the tests copy.
import {chmodSync, mkdirSync} from 'node:fs';
import {startProduct} from './product';

async function prepareDemo(dataDir: string): Promise<void> {
  mkdirSync(dataDir);
  // When tests run as root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  await (await startProduct(dataDir)).stop();
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: prepare FOLDER');
prepareDemo(folder).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
