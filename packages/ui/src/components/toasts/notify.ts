import {toast} from 'sonner';
import {bringToFront} from './top-layer';

/** Messages stay ten seconds: long enough to be read on a building site. */
const DURATION_MS = 10_000;

type Tone = 'error' | 'success' | 'info';

function show(tone: Tone, message: string, detail?: string, duration = DURATION_MS): void {
  bringToFront();
  // The text is the identity: the same message twice is one toast, not a pile.
  toast[tone](message, {id: message, duration, description: detail});
}

/** Messages at the bottom centre of the screen, also above an open dialog. */
export const notify = {
  error: (message: string, detail?: string): void => show('error', message, detail),
  /** `duracao` in milliseconds, where the next piece of work is already on the screen. */
  success: (message: string, detail?: string, duration?: number): void => show('success', message, detail, duration),
  info: (message: string, detail?: string): void => show('info', message, detail),
  /** Takes a message away: what it told of is mended. */
  dismiss: (message: string): void => void toast.dismiss(message),
};
