import type {PintorValues} from '../../../components/pintor-form/pintor-form.ts';

const KEY = 'clube.cadastro';
/** Who comes back later than that begins anew: the telephone may be somebody else's by then. */
const RETENTION_MS = 7 * 86_400_000;

interface Draft {
  values: PintorValues;
  savedAt: number;
}

/** Never kept: passwords, and agreements, which are given when they count. */
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

/** Stores on this device what was typed so far; without storage nothing is stored. */
export function saveDraft(values: PintorValues, now: number): void {
  const stored = Object.entries(keepable(values)).filter(([, value]) => value !== '');
  try {
    if (stored.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({values: Object.fromEntries(stored), savedAt: now}));
  } catch {
    // A full or forbidden storage must not keep anybody from signing up.
  }
}

export function deleteDraft(): void {
  localStorage.removeItem(KEY);
}

/** What was typed before; undefined when nothing was, or too long ago, which is then forgotten. */
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
    // Whatever stands there was not written by us.
    return undefined;
  }
}
