import assert from 'node:assert/strict';
import {cleanup, configure, waitFor} from '@testing-library/react';
import {afterEach} from 'mocha';
import {toast} from 'sonner';

export {act, render, screen, waitFor, within} from '@testing-library/react';
export {userEvent} from '@testing-library/user-event';
export {server, type Call} from './server';

// Compare elements by `===` inside assert(): assert.equal draws a pair that differs with all that hangs on it.
// What stands on the screen says more than its whole markup.
configure({getElementError: message => new Error(`${message ?? ''}\n\nOn the screen: ${document.body.textContent}`)});

afterEach(() => {
  cleanup();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
});

/** Waited for: the focus goes where it belongs in an effect, which may come after what is drawn is found. */
export const isFocused = (element: Element): Promise<void> =>
  waitFor(() =>
    assert(document.activeElement === element, `focused is ${document.activeElement?.outerHTML.slice(0, 200)}`),
  );

/** Esc as a browser gives it to an open dialog: the key, then the wish to close, then, unless refused, the closing. */
export function pressEscape(dialog: HTMLElement): void {
  const key = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true});
  const wish = new Event('cancel', {cancelable: true});
  if (dialog.dispatchEvent(key) && dialog.dispatchEvent(wish)) (dialog as HTMLDialogElement).close();
}
