/** The element id of a field's input on the new-sale screen. */
export const fieldId = (field: string): string => `venda-${field}`;

/** The element id of the row of a read line, by its index in the reading. */
export const lineId = (index: number): string => `venda-linha-${index}`;

/** The element id of the row of an item that was typed. */
export const itemId = (line: number): string => `venda-item-${line}`;

/** The first button in a row of the sale. */
export const firstButton = (id: string): HTMLElement | null | undefined =>
  document.getElementById(id)?.querySelector<HTMLElement>('button');

/** The input for the next product. */
export const produtoInput = (): HTMLElement | null | undefined =>
  document.getElementById(fieldId('itens'))?.querySelector<HTMLElement>('input');

/** The input to continue with, if an item is being typed or changed and is not added yet. */
export function unfinishedItem(): HTMLElement | undefined {
  const inputs = document.getElementById(fieldId('itens'))?.querySelectorAll('input') ?? [];
  return [...inputs].find(({value}) => value.trim() !== '');
}

/**
 * Focuses a refused field and selects its value, so that it can be corrected or overwritten. Does nothing if the person
 * is already working in another field, unless `force`.
 */
export function focusField(field: string, force = false): void {
  const input = document.getElementById(fieldId(field));
  if (!input) return;
  const busy = document.activeElement instanceof HTMLInputElement && document.activeElement !== input;
  if (busy && !force) return;
  input.focus();
  if (input instanceof HTMLInputElement) input.select();
}
