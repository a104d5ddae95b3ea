import {spawn, type ChildProcess} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {startCep} from './cep';

const ROOT = join(__dirname, '..', '..', '..');
const LEAVE_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts', 'lib', 'exit-with-parent.mjs')).href;
const READY = 'Contas de demonstração';
const ADDRESS = /^Clube do Pintor em (http:\S+)$/m;
/** Start timeout, including loading the demo data: usually 90 seconds, up to ten times that on a busy machine. */
export const START_TIMEOUT_MS = 900_000;

export interface Product {
  url: string;
  stop(): Promise<void>;
}

/** Starts the product like `npm start`, with the data of a folder, which is not removed. */
export async function startProduct(dataDir: string): Promise<Product> {
  const cep = await startCep();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    // Any free port; one chosen in advance would have to stay free until the demo data are loaded.
    PORT: '0',
    HOST: '127.0.0.1',
    CEP_URL: cep.url,
    MUNICIPIOS_URL: cep.municipiosUrl,
    // All tests use the same IP address.
    CADASTROS_POR_HORA: '1000',
    CADASTROS_POR_DIA: '1000',
    // A part of the painters, which is enough for the tests; `npm start` loads all.
    DEMO_PARTES: process.env.DEMO_PARTES ?? '4',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, join(ROOT, 'backend', 'dist', 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = new Promise(resolve => child.once('exit', resolve));
  const stop = async () => {
    // SIGTERM also stops its database; SIGKILL would not.
    child.kill('SIGTERM');
    await gone;
    cep.stop();
  };
  const url = await ready(child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {url, stop};
}

/** Waits until the product is ready, and returns its URL. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`the server did not get ready:\n${output}`)), START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = ADDRESS.exec(output)?.[1];
      if (!address || !output.includes(READY)) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', code => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}:\n${output}`));
    });
  });
}
