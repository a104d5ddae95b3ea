import {workerData} from 'node:worker_threads';
import type {DadosVigia} from './protocolo';

const INTERVALO_MS = 100;

const {pai, rssMaximo} = workerData as DadosVigia;

// A thread of its own: the reading's one may be stuck in a loop that hears neither timers nor messages.
setInterval(() => {
  if (process.memoryUsage.rss() > rssMaximo || process.ppid !== pai) process.kill(process.pid, 'SIGKILL');
}, INTERVALO_MS);
