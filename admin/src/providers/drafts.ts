/** What somebody has done to a receipt and not scored yet lies on the device under this and the receipt's id. */
export const DRAFT_PREFIX = 'clube.painel.rascunho.';

export const draftKeys = (): string[] => Object.keys(localStorage).filter(name => name.startsWith(DRAFT_PREFIX));

/** Nothing of one's work stays on the device after a deliberate logout. */
export const deleteDrafts = (): void => draftKeys().forEach(name => localStorage.removeItem(name));
