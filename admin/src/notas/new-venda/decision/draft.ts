import type {FormValues} from '../form/values.ts';
import type {NotaReading} from '../reading/types';
import type {EditedVenda} from '../venda';
import {DRAFT_PREFIX, draftKeys} from '../../../providers/drafts.ts';

/** Unfinished work on a receipt, stored so that a reload or an expired session loses nothing. */
interface Draft {
  /** The CPF of the user, digits only. */
  de: string;
  /** Time of the last change, milliseconds since 1970. */
  em: number;
  /** Only the fields that a person has changed; all others come from the reading. */
  venda: Partial<EditedVenda>;
  /** The read lines that the items and the ignored lines refer to. */
  linhas: NotaReading['itens'];
}

/** Older drafts are deleted: nobody remembers their work after half a day. */
const LIFETIME_MS = 12 * 3_600_000;

/** The draft as text; undefined if nothing was changed. */
export function writeDraft({venda, touched, reading, lines}: FormValues, de: string, em: number) {
  if (touched.size === 0) return undefined;
  const touchedValues = Object.fromEntries([...touched].map(field => [field, venda[field]]));
  const draft: Draft = {de, em, venda: touchedValues, linhas: reading?.itens ?? lines ?? []};
  return JSON.stringify(draft);
}

/** Parses the draft, if it belongs to this user and is not outdated. */
export function readDraft(text: string | null, de: string, now: number): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    const valid = draft?.de === de && now - draft.em < LIFETIME_MS && Array.isArray(draft.linhas);
    return valid ? draft : undefined;
  } catch {
    // Invalid text, which cannot be resumed.
    return undefined;
  }
}

/** The initial values of the form: those of the receipt, overwritten by the draft. */
export function withDraft(initial: EditedVenda, draft: Draft | undefined): FormValues {
  if (!draft) return {venda: initial, touched: new Set()};
  const {venda, linhas: lines} = draft;
  // Decisions about lines are taken over together: an item without its line would appear next to it.
  const touched = new Set(Object.keys(venda) as (keyof EditedVenda)[]);
  return {venda: {...initial, ...venda}, touched, lines};
}

const keyOf = (id: number): string => DRAFT_PREFIX + id;

export function saveDraft(id: number, text: string): void {
  try {
    localStorage.setItem(keyOf(id), text);
  } catch {
    // If the storage is full, the form still works; only a reload would lose the changes.
  }
}

/** This user's draft of a receipt. Outdated drafts and those of other users are deleted. */
export function findDraft(id: number, de: string, now: number) {
  for (const name of draftKeys()) if (!readDraft(localStorage.getItem(name), de, now)) localStorage.removeItem(name);
  return readDraft(localStorage.getItem(keyOf(id)), de, now);
}

export const deleteDraft = (id: number): void => localStorage.removeItem(keyOf(id));
