import {workerData} from 'node:worker_threads';
import {SINAL_MEMORIA, type DadosVigia} from '../protocol';

const INTERVALO_MS = 100;

const {pai, rssMaximo} = workerData as DadosVigia;

// A thread of its own: the reading's one may be stuck in a loop that hears neither timers nor messages. What a library
// made of the first signal does not matter: the next round comes with one that nobody can refuse.
let sinal: NodeJS.Signals = SINAL_MEMORIA;
setInterval(() => {
  if (process.memoryUsage.rss() <= rssMaximo && process.ppid === pai) return;
  process.kill(process.pid, sinal);
  sinal = 'SIGKILL';
}, INTERVALO_MS);
