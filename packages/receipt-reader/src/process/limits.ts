import type {PoolLimits, ProcessLimits} from '@clube/confined';

const MB = 1024 * 1024;

/** Limits for reading one receipt and for the life of a process. Times in milliseconds, sizes in bytes. */
export interface ReadingLimits extends ProcessLimits {
  /** CPU time limit per page, or per file while the pages are unknown; the elapsed time is at most three times that. */
  timePerPage: number;
  totalTime: number;
  /** Memory above which a process is replaced after a reading; it is also replaced after a number of documents. */
  replaceAboveRss: number;
  maxDocuments: number;
  /** Time after which an idle process is ended. */
  idleTime: number;
}

export const READING_LIMITS: ReadingLimits = {
  timePerPage: 20_000,
  totalTime: 120_000,
  startupTime: 20_000,
  heap: 768 * MB,
  maxRss: 1400 * MB,
  replaceAboveRss: 1100 * MB,
  maxDocuments: 100,
  idleTime: 120_000,
};

/** Limits of small tasks, for which a person or a list waits: counting pages, converting a picture for browsers. */
export const TASK_LIMITS: PoolLimits = {
  processes: 1,
  time: 20_000,
  waitTime: 60_000,
  startupTime: 20_000,
  heap: 512 * MB,
  maxRss: 1000 * MB,
  idleTime: 30_000,
  maxRuns: 50,
};
