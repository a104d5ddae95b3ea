import type {MouseEvent} from 'react';

const CONTROLS = 'a, button, input, select, label, summary, [role="menu"], [role="dialog"]';

/** Whether a click opens the row: not a click on a control in it, nor the end of a text selection. */
export function isRowClick({target, defaultPrevented}: Pick<MouseEvent, 'target' | 'defaultPrevented'>): boolean {
  if (defaultPrevented || !(target instanceof Element) || target.closest(CONTROLS)) return false;
  return !window.getSelection()?.toString();
}

/** Whether a click opens the row in a new tab: the middle button, or Ctrl or ⌘ held down. */
export const opensNewTab = ({button, ctrlKey, metaKey}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey'>): boolean =>
  button === 1 || ctrlKey || metaKey;
