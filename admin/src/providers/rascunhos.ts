/** What somebody has done to a receipt and not scored yet lies on the device under this and the receipt's id. */
export const PREFIXO_RASCUNHO = 'clube.painel.rascunho.';

export const chavesDosRascunhos = (): string[] =>
  Object.keys(localStorage).filter(nome => nome.startsWith(PREFIXO_RASCUNHO));

/** Nothing of one's work stays on the device after a deliberate logout. */
export const apagarRascunhos = (): void => chavesDosRascunhos().forEach(nome => localStorage.removeItem(nome));
