import {ApiError} from '@clube/api-client';
import {joinStretches, type Stretch} from '@clube/domain';
import {QUEUED_PROGRESS_KEY} from '../../../../base/queued-progress';
import {sendProgress} from '../../api';
import {reported} from '../played';

/** The position in a lesson's video, and the watched ranges. */
export interface Report {
  posicao: number;
  trechos: readonly Stretch[];
}

/** By lesson id. */
type Queue = Readonly<Record<string, Report>>;

/** Merges two reports: all watched ranges, and the later position. */
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

/** Stores a report offline until there is a connection, or until logout. */
export function queueProgress(aulaId: number, report: Report): void {
  const queue = readQueue();
  writeQueue({...queue, [aulaId]: mergeReports(queue[aulaId], report)});
  window.addEventListener('online', sendQueuedNow);
}

const sendQueuedNow = (): void => void sendQueuedProgress();

let sending: Promise<void> | undefined;

/**
 * Sends queued reports; concurrent calls share one run. Refused reports are dropped, as they would be refused again.
 * Never rejects.
 */
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
