/** The id of a field's control on the new-sale screen. */
export const idCampo = (campo: string): string => `venda-${campo}`;

/** The id of the row of a read line, by its place in the reading. */
export const idLinha = (indice: number): string => `venda-linha-${indice}`;

/** The id of the row of an item that was typed. */
export const idItem = (linha: number): string => `venda-item-${linha}`;

/** The first thing that can be done in a row of the sale. */
export const primeiroBotao = (id: string): HTMLElement | null | undefined =>
  document.getElementById(id)?.querySelector<HTMLElement>('button');

/** Where the next product is typed. */
export const campoProduto = (): HTMLElement | null | undefined =>
  document.getElementById(idCampo('itens'))?.querySelector<HTMLElement>('input');

/** An item is being typed or changed and was not added yet: where to go on with it. */
export function itemPorTerminar(): HTMLElement | undefined {
  const entradas = document.getElementById(idCampo('itens'))?.querySelectorAll('input') ?? [];
  return [...entradas].find(({value}) => value.trim() !== '');
}

/**
 * Leads back to a field that was refused: what was typed is kept and selected instead of destroyed, so that it can be
 * corrected or typed over. Leaves a person alone who is already working elsewhere in the form.
 */
export function apontar(campo: string, insistir = false): void {
  const entrada = document.getElementById(idCampo(campo));
  if (!entrada) return;
  const ocupado = document.activeElement instanceof HTMLInputElement && document.activeElement !== entrada;
  if (ocupado && !insistir) return;
  entrada.focus();
  if (entrada instanceof HTMLInputElement) entrada.select();
}
