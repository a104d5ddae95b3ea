import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {DadosVigia} from '../protocol';

/** Ends this process when it takes more memory than `rssMaximo` bytes, or when its server is gone. */
export function vigiar(rssMaximo: number): void {
  const dados: DadosVigia = {pai: process.ppid, rssMaximo};
  new Worker(join(__dirname, 'watcher.js'), {workerData: dados, env: {}}).unref();
}
