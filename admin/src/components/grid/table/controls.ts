import {flushSync} from 'react-dom';

/** What can be pressed in an element, in order. */
export const controlsIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('a[href], button, input, select'),
];

/** Puts the controls of an element into the order of Tab, or takes them out of it. */
export function setTabbable(element: Element, byTab: boolean): void {
  for (const control of controlsIn(element)) control.tabIndex = byTab ? 0 : -1;
}

/** Focuses the first control of a cell. Returns whether there is one. */
export function focusFirstControl(cell: Element): boolean {
  const [first] = controlsIn(cell);
  if (!first) return false;
  setTabbable(cell, true);
  first.focus();
  return true;
}

/** Starts editing a cell in place, rendered at once. Returns whether the cell can be edited. */
export function beginEdit(cell: Element): boolean {
  const button = cell.querySelector<HTMLElement>('button[data-editable-cell]');
  if (button) flushSync(() => button.click());
  return button !== null;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether the key writes something where one can write: a character, or what was copied. A blank is the grid's. */
export function isTypingKey({key, ctrlKey, metaKey, altKey}: Pressed): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'v' : key.length === 1 && key !== ' ';
}
