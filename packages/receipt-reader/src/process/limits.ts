import type {PoolLimits, ProcessLimits} from '@clube/confined';

const MB = 1024 * 1024;

/** What reading one receipt may cost, and how long a process lives. Times in milliseconds, sizes in bytes. */
export interface ReadingLimits extends ProcessLimits {
  /** Work for each page, or for each file where the pages are not known yet; by the clock at most thrice as much. */
  timePerPage: number;
  totalTime: number;
  /** Beyond it, or after so many documents, it is replaced by a fresh one when the reading is done. */
  replaceAboveRss: number;
  maxDocuments: number;
  /** How long an unused process is kept. */
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

/** Counting pages, making a picture that browsers can show: small things that a person or a list waits for. */
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
