/** Resource limits of a confined process. Sizes in bytes, times in milliseconds. */
export interface ProcessLimits {
  /** Maximum time for its start. */
  startupTime: number;
  /** Maximum JavaScript heap. */
  heap: number;
  /** Maximum resident memory; a process that exceeds it is ended at once. */
  maxRss: number;
}
