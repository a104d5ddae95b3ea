import {ApiError} from '@clube/api-client';
import {joinStretches, type Stretch} from '@clube/domain';
import {QUEUED_PROGRESS_KEY} from '../../../../base/queued-progress';
import {sendProgress} from '../../api';
import {reported} from '../played';

/** Where the painter is in a lesson's video, and what was watched of it. */
export interface Report {
  posicao: number;
  trechos: readonly Stretch[];
}

/** By the lesson's id. */
type Queue = Readonly<Record<string, Report>>;

/** One report of two: all that was watched, and where the later one stopped. */
const mergeReports = (before: Report | undefined, report: Report): Report => ({
  posicao: report.posicao,
  trechos: joinStretches([...(before?.trechos ?? []), ...report.trechos]),
});

function readQueue(): Queue {
  try {
    return (JSON.parse(localStorage.getItem(QUEUED_PROGRESS_KEY) ?? '{}') ?? {}) as Queue;
  } catch {
    return {};
  }
}

function writeQueue(queue: Queue): void {
  if (Object.keys(queue).length === 0) localStorage.removeItem(QUEUED_PROGRESS_KEY);
  else localStorage.setItem(QUEUED_PROGRESS_KEY, JSON.stringify(queue));
}

export const queuedProgress = (aulaId: number): Report | undefined => readQueue()[aulaId];

/** Without a connection: kept until there is one, as long as the painter does not leave this device. */
export function queueProgress(aulaId: number, report: Report): void {
  const queue = readQueue();
  writeQueue({...queue, [aulaId]: mergeReports(queue[aulaId], report)});
  window.addEventListener('online', sendQueuedNow);
}

const sendQueuedNow = (): void => void sendQueuedProgress();

let sending: Promise<void> | undefined;

/** Sends what waits, once whoever asks for it at the same time; what is refused now would be later, too. Never rejects. */
export const sendQueuedProgress = (): Promise<void> => (sending ??= sendAll().finally(() => (sending = undefined)));

async function sendAll(): Promise<void> {
  for (const [aulaId, report] of Object.entries(readQueue())) {
    try {
      await sendProgress(Number(aulaId), {...report, trechos: reported(report.trechos)});
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
    }
    const {[aulaId]: _sent, ...rest} = readQueue();
    writeQueue(rest);
  }
  window.removeEventListener('online', sendQueuedNow);
}
