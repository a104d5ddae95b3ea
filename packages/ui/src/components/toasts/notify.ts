/** Messages stay ten seconds: long enough to be read on a building site. */
const DURATION_MS = 10_000;

interface Message {
  tone: 'error' | 'success' | 'info';
  message: string;
  detail: string | undefined;
  /** Milliseconds. */
  duration: number;
}

/** What shows messages. */
interface MessageSink {
  show(message: Message): void;
  dismiss(message: string): void;
}

let sink: MessageSink | undefined;
let waiting: Message[] = [];
const listeners = new Set<() => void>();

/** Has what was said so far, and whatever is from now on, shown. Returns how to stop. */
export function showMessagesWith(next: MessageSink): () => void {
  sink = next;
  const queued = waiting;
  waiting = [];
  for (const message of queued) next.show(message);
  return () => {
    if (sink === next) sink = undefined;
  };
}

/** Called for each message that nothing shows yet, and at once if there is one. Returns how to stop. */
export function onWaitingMessage(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => void listeners.delete(listener);
}

function show(tone: Message['tone'], message: string, detail?: string, duration = DURATION_MS): void {
  const queued = {tone, message, detail, duration};
  if (sink) return sink.show(queued);
  waiting.push(queued);
  for (const listener of listeners) listener();
}

/** Messages at the bottom centre of the screen, also above an open dialog. */
export const notify = {
  error: (message: string, detail?: string): void => show('error', message, detail),
  /** `duration` in milliseconds, where the next piece of work is already on the screen. */
  success: (message: string, detail?: string, duration?: number): void => show('success', message, detail, duration),
  info: (message: string, detail?: string): void => show('info', message, detail),
  /** Dismisses a message whose cause is fixed. */
  dismiss(message: string): void {
    waiting = waiting.filter(each => each.message !== message);
    sink?.dismiss(message);
  },
};
