import {workerData} from 'node:worker_threads';
import {MEMORY_SIGNAL, type WatchData} from '../protocol';

/** A choice: often enough for memory that grows fast, seldom enough to cost nothing. */
const INTERVAL_MS = 100;

const {parentPid, maxRss} = workerData as WatchData;

// A thread of its own: the reading's one may be stuck in a loop that hears neither timers nor messages. What a library
// made of the first signal does not matter: the next round comes with one that nobody can refuse.
let signal: NodeJS.Signals = MEMORY_SIGNAL;
setInterval(() => {
  if (process.memoryUsage.rss() <= maxRss && process.ppid === parentPid) return;
  process.kill(process.pid, signal);
  signal = 'SIGKILL';
}, INTERVAL_MS);
