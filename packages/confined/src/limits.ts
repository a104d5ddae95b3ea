/** What a confined process may take. Sizes in bytes, times in milliseconds. */
export interface ProcessLimits {
  /** For it to come up. */
  startupTime: number;
  /** Of the heap that scripts use. */
  heap: number;
  /** Of all its memory: beyond it the process is ended at once. */
  maxRss: number;
}
