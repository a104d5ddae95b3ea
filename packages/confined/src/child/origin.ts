/** Enough to find the place, few enough for a line of the log. */
const REPORTED_FRAMES = 3;

/** The kind of an error and the calls that led to it, without its message: that may quote the document. */
export function originOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const calls = error.stack?.match(/^ +at .*$/gm)?.slice(0, REPORTED_FRAMES) ?? [];
  return [error.name, ...calls.map(call => call.trim())].join(' ');
}
