/** The id of a field's control on the new-sale screen. */
export const fieldId = (field: string): string => `venda-${field}`;

/** The id of the row of a read line, by its place in the reading. */
export const lineId = (index: number): string => `venda-linha-${index}`;

/** The id of the row of an item that was typed. */
export const itemId = (line: number): string => `venda-item-${line}`;

/** The first thing that can be done in a row of the sale. */
export const firstButton = (id: string): HTMLElement | null | undefined =>
  document.getElementById(id)?.querySelector<HTMLElement>('button');

/** Where the next product is typed. */
export const produtoInput = (): HTMLElement | null | undefined =>
  document.getElementById(fieldId('itens'))?.querySelector<HTMLElement>('input');

/** An item is being typed or changed and was not added yet: where to go on with it. */
export function unfinishedItem(): HTMLElement | undefined {
  const inputs = document.getElementById(fieldId('itens'))?.querySelectorAll('input') ?? [];
  return [...inputs].find(({value}) => value.trim() !== '');
}

/**
 * Leads back to a field that was refused: what was typed is kept and selected instead of destroyed, so that it can be
 * corrected or typed over. Leaves a person alone who is already working elsewhere in the form.
 */
export function focusField(field: string, force = false): void {
  const input = document.getElementById(fieldId(field));
  if (!input) return;
  const busy = document.activeElement instanceof HTMLInputElement && document.activeElement !== input;
  if (busy && !force) return;
  input.focus();
  if (input instanceof HTMLInputElement) input.select();
}
