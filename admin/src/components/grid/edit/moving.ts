const CELLS = '[data-editable-cell]';
const AROUND = '[role="grid"], ul';
const CELL = '[role="gridcell"], [role="rowheader"]';

/**
 * Returns a function to focus the element that replaces the input: its grid cell, or the edit button of a card. The
 * element is looked up now, as the input will be gone later.
 */
export function backToCell(field: HTMLElement): () => void {
  const cell = field.closest<HTMLElement>(CELL);
  const place = field.closest(CELLS)?.parentElement;
  return () => requestAnimationFrame(() => (cell ?? place?.querySelector<HTMLElement>(CELLS))?.focus());
}

/**
 * Moves the focus to the cell below by simulating the grid's arrow key, so that the grid also scrolls. Returns false if
 * there is none: on a card and in the last row.
 */
export function goBelow(field: HTMLElement): boolean {
  field.closest(CELL)?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true}));
  return document.activeElement !== field;
}

/** The edit button of the next or previous editable cell; undefined at the ends. */
export function neighbourOf(field: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const cells = [...(field.closest(AROUND)?.querySelectorAll<HTMLElement>(CELLS) ?? [])];
  const here = cells.findIndex(cell => cell.contains(field));
  const next = cells[here + (backwards ? -1 : 1)];
  return here < 0 || (backwards && here === 0) || !(next instanceof HTMLButtonElement) ? undefined : next;
}
