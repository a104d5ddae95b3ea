/** Messages are shown for ten seconds, long enough to be read on a building site. */
const DURATION_MS = 10_000;

/** A button in a message. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

interface Message {
  tone: 'error' | 'success' | 'info';
  message: string;
  detail: string | undefined;
  /** Display time in milliseconds. */
  duration: number;
  action: ToastAction | undefined;
}

/** The receiver that displays messages. */
interface MessageSink {
  show(message: Message): void;
  dismiss(message: string): void;
}

let sink: MessageSink | undefined;
let waiting: Message[] = [];
const listeners = new Set<() => void>();

/** Sets the receiver of pending and future messages. Returns a function that removes it. */
export function showMessagesWith(next: MessageSink): () => void {
  sink = next;
  const queued = waiting;
  waiting = [];
  for (const message of queued) next.show(message);
  return () => {
    if (sink === next) sink = undefined;
  };
}

/** Calls the listener for each pending message, and at once if there is one. Returns the unsubscribe function. */
export function onWaitingMessage(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => void listeners.delete(listener);
}

function show(tone: Message['tone'], message: string, detail?: string, action?: ToastAction): void {
  const queued = {tone, message, detail, duration: DURATION_MS, action};
  if (sink) return sink.show(queued);
  waiting.push(queued);
  for (const listener of listeners) listener();
}

/** Messages at the bottom centre of the screen, also above an open dialog. */
export const notify = {
  error: (message: string, detail?: string, action?: ToastAction): void => show('error', message, detail, action),
  success: (message: string, detail?: string, action?: ToastAction): void => show('success', message, detail, action),
  info: (message: string, detail?: string, action?: ToastAction): void => show('info', message, detail, action),
  /** Dismisses a message whose cause is fixed. */
  dismiss(message: string): void {
    waiting = waiting.filter(each => each.message !== message);
    sink?.dismiss(message);
  },
};
