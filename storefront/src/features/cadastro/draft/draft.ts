import type {PintorValues} from '../../../components/pintor-form/pintor-form.ts';

const KEY = 'clube.cadastro';
/** Older drafts are deleted, as the phone may belong to another person by then. Milliseconds. */
const RETENTION_MS = 7 * 86_400_000;

interface Draft {
  values: PintorValues;
  savedAt: number;
}

/** The values without passwords and consents, which are never stored. */
function keepable({
  senha: _,
  senhaAntiga: __,
  confirmarSenha: ___,
  concordaTermos: ____,
  aceitouRegulamento: _____,
  ...values
}: PintorValues): PintorValues {
  return values;
}

/** Stores the typed values on this device, if it has storage. */
export function saveDraft(values: PintorValues, now: number): void {
  const stored = Object.entries(keepable(values)).filter(([, value]) => value !== '');
  try {
    if (stored.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({values: Object.fromEntries(stored), savedAt: now}));
  } catch {
    // A full or forbidden storage must not prevent the sign-up.
  }
}

export function deleteDraft(): void {
  localStorage.removeItem(KEY);
}

/** The stored draft; undefined if there is none or it is outdated, in which case it is deleted. */
export function readDraft(now: number): PintorValues | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null;
    if (!draft) return undefined;
    if (now - draft.savedAt > RETENTION_MS) {
      deleteDraft();
      return undefined;
    }
    const texts = Object.entries(draft.values).filter(([, value]) => typeof value === 'string');
    return keepable(Object.fromEntries(texts));
  } catch {
    // The stored value was not written by this code.
    return undefined;
  }
}
