import assert from 'node:assert/strict';
import {act, cleanup, configure, waitFor} from '@testing-library/react';
import {afterEach} from 'mocha';
import {toast} from 'sonner';

export {act, cleanup, render, screen, waitFor, within} from '@testing-library/react';
export {userEvent} from '@testing-library/user-event';
export {server, type Call} from './server';

// Compare elements by `===` inside assert(), as assert.equal prints two different elements with their whole object trees.
// The text on the screen is more useful in messages than the whole markup.
// Waits end with what hangs, not with what a busy machine delays: the library's second is short for one that does other work.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: message => new Error(`${message ?? ''}\n\nOn the screen: ${document.body.textContent}`),
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
});

/** Lets one turn of the event loop pass, in which queries tell the components what has changed. */
export const afterTimers = (): Promise<void> => act(() => new Promise<void>(resolve => void setTimeout(resolve)));

/** Waits until the element is focused, as the effect that focuses it may run after the element is found. */
export const isFocused = (element: Element): Promise<void> =>
  waitFor(() =>
    assert(document.activeElement === element, `focused is ${document.activeElement?.outerHTML.slice(0, 200)}`),
  );

/** Simulates Esc on an open dialog as browsers do: `keydown`, `cancel` and, unless prevented, `close`. */
export function pressEscape(dialog: HTMLElement): void {
  const key = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true});
  const wish = new Event('cancel', {cancelable: true});
  if (dialog.dispatchEvent(key) && dialog.dispatchEvent(wish)) (dialog as HTMLDialogElement).close();
}
