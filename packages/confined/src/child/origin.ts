/** Number of reported stack frames: enough to find the place, few enough for one line of the log. */
const REPORTED_FRAMES = 3;

/** Name and stack frames of an error, without its message, which may quote the document. */
export function originOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const calls = error.stack?.match(/^ +at .*$/gm)?.slice(0, REPORTED_FRAMES) ?? [];
  return [error.name, ...calls.map(call => call.trim())].join(' ');
}
