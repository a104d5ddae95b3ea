import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {WatchData} from '../protocol';

/** Ends this process when it uses more memory than `maxRss` bytes, or when the server has ended. */
export function watch(maxRss: number): void {
  const data: WatchData = {parentPid: process.ppid, maxRss};
  new Worker(join(__dirname, 'watcher.js'), {workerData: data, env: {}}).unref();
}
