import {flushSync} from 'react-dom';

/** The buttons, links and inputs of an element, in document order. */
export const controlsIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('a[href], button, input, select'),
];

/** Adds the controls of an element to the Tab order, or removes them. */
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

/** Whether the key enters text: a character, or pasting. Space is excluded, as the grid handles it. */
export function isTypingKey({key, ctrlKey, metaKey, altKey}: Pressed): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'v' : key.length === 1 && key !== ' ';
}
