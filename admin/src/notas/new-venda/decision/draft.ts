import type {FormValues} from '../form/values.ts';
import type {NotaReading} from '../reading/types';
import type {EditedVenda} from '../venda';
import {DRAFT_PREFIX, draftKeys} from '../../../providers/drafts.ts';

/** What a person has done to a receipt and has not scored yet, so that a reload or a lost session costs nothing. */
interface Draft {
  /** Whose work it is: the CPF of the session, digits. */
  de: string;
  /** When it was last changed, milliseconds since 1970. */
  em: number;
  /** The touched fields alone: all others come from the reading. */
  venda: Partial<EditedVenda>;
  /** The read lines that the items and the lines left out refer to. */
  linhas: NotaReading['itens'];
}

/** Work of a day: what is older is no longer what anybody has in mind. */
const LIFETIME_MS = 12 * 3_600_000;

/** The draft as text; undefined while nothing was touched. */
export function writeDraft({venda, touched, reading, lines}: FormValues, de: string, em: number) {
  if (touched.size === 0) return undefined;
  const touchedValues = Object.fromEntries([...touched].map(field => [field, venda[field]]));
  const draft: Draft = {de, em, venda: touchedValues, linhas: reading?.itens ?? lines ?? []};
  return JSON.stringify(draft);
}

/** The draft in this text, if it is this person's and of today. */
export function readDraft(text: string | null, de: string, now: number): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    const valid = draft?.de === de && now - draft.em < LIFETIME_MS && Array.isArray(draft.linhas);
    return valid ? draft : undefined;
  } catch {
    // Cut off or not ours: there is nothing to go on with.
    return undefined;
  }
}

/** The form as it is first drawn: what is known of the receipt, and over it what the person had done. */
export function withDraft(initial: EditedVenda, draft: Draft | undefined): FormValues {
  if (!draft) return {venda: initial, touched: new Set()};
  const {venda, linhas: lines} = draft;
  // Decisions about lines belong together: an item without its line would stand beside it.
  const touched = new Set(Object.keys(venda) as (keyof EditedVenda)[]);
  return {venda: {...initial, ...venda}, touched, lines};
}

const keyOf = (id: number): string => DRAFT_PREFIX + id;

export function saveDraft(id: number, text: string): void {
  try {
    localStorage.setItem(keyOf(id), text);
  } catch {
    // Without room the form still works; only a reload would cost what was typed.
  }
}

/** This person's draft of a receipt. What is outdated or somebody else's is swept on the way. */
export function findDraft(id: number, de: string, now: number) {
  for (const name of draftKeys()) if (!readDraft(localStorage.getItem(name), de, now)) localStorage.removeItem(name);
  return readDraft(localStorage.getItem(keyOf(id)), de, now);
}

export const deleteDraft = (id: number): void => localStorage.removeItem(keyOf(id));
