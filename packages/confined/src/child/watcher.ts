import {workerData} from 'node:worker_threads';
import {MEMORY_SIGNAL, type WatchData} from '../protocol';

/** Chosen short enough for memory that grows fast and long enough to cost nothing. */
const INTERVAL_MS = 100;

const {parentPid, maxRss} = workerData as WatchData;

// Runs in a separate thread, as the main one may be in a loop that handles neither timers nor messages. A library may
// handle the first signal; the next check sends one that cannot be handled.
let signal: NodeJS.Signals = MEMORY_SIGNAL;
setInterval(() => {
  if (process.memoryUsage.rss() <= maxRss && process.ppid === parentPid) return;
  process.kill(process.pid, signal);
  signal = 'SIGKILL';
}, INTERVAL_MS);
