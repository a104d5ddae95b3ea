const CELLS = '[data-editable-cell]';
const AROUND = '[role="grid"], ul';
const CELL = '[role="gridcell"], [role="rowheader"]';

/** Finds now where the focus belongs once the field is gone: its cell of the grid, or on a card the button that stood here. */
export function backToCell(field: HTMLElement): () => void {
  const cell = field.closest<HTMLElement>(CELL);
  const place = field.closest(CELLS)?.parentElement;
  return () => requestAnimationFrame(() => (cell ?? place?.querySelector<HTMLElement>(CELLS))?.focus());
}

/**
 * The focus to the cell below, by the grid's own key, so that it scrolls there too. Says whether it went: on a card and in the
 * last line there is none.
 */
export function goBelow(field: HTMLElement): boolean {
  field.closest(CELL)?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true}));
  return document.activeElement !== field;
}

/** The button of the cell that is typed into after this one, or before it; undefined at the ends. */
export function neighbourOf(field: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const cells = [...(field.closest(AROUND)?.querySelectorAll<HTMLElement>(CELLS) ?? [])];
  const here = cells.findIndex(cell => cell.contains(field));
  const next = cells[here + (backwards ? -1 : 1)];
  return here < 0 || (backwards && here === 0) || !(next instanceof HTMLButtonElement) ? undefined : next;
}
