import type {MouseEvent} from 'react';

const CONTROLS = 'a, button, input, select, label, summary, [role="menu"], [role="dialog"]';

/**
 * Whether a click opens the row: not a click on a control in it, nor the end of a text selection, nor one in a menu or dialog of
 * the row, which bubbles here through React although its element is elsewhere.
 */
export function isRowClick(event: Pick<MouseEvent, 'target' | 'currentTarget' | 'defaultPrevented'>): boolean {
  const {target, currentTarget, defaultPrevented} = event;
  if (defaultPrevented || !(target instanceof Element)) return false;
  if (!currentTarget.contains(target) || target.closest(CONTROLS)) return false;
  return !window.getSelection()?.toString();
}

/** Whether a click opens the row in a new tab: the middle button, or Ctrl or ⌘ held down. */
export const opensNewTab = ({button, ctrlKey, metaKey}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey'>): boolean =>
  button === 1 || ctrlKey || metaKey;
