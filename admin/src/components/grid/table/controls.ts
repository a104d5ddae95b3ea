import {flushSync} from 'react-dom';

/** What can be pressed in an element, in order. */
export const controlsIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('a[href], button, input, select'),
];

/** Whether Tab comes to what can be pressed in it. */
export function reachable(element: Element, byTab: boolean): void {
  for (const control of controlsIn(element)) control.tabIndex = byTab ? 0 : -1;
}

/** Into what can be pressed in a cell, the first of it. Says whether there is any. */
export function enter(cell: Element): boolean {
  const [first] = controlsIn(cell);
  if (!first) return false;
  reachable(cell, true);
  first.focus();
  return true;
}

/** Into the field of a cell that is typed anew, which stands there at once. Says whether it is one. */
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
export function writes({key, ctrlKey, metaKey, altKey}: Pressed): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'v' : key.length === 1 && key !== ' ';
}
