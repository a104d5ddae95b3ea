/** The prefix of the device's storage keys of unfinished work on receipts, followed by the receipt's id. */
export const DRAFT_PREFIX = 'clube.painel.rascunho.';

export const draftKeys = (): string[] => Object.keys(localStorage).filter(name => name.startsWith(DRAFT_PREFIX));

/** Called on a deliberate logout, so that no work data stays on the device. */
export const deleteDrafts = (): void => draftKeys().forEach(name => localStorage.removeItem(name));
