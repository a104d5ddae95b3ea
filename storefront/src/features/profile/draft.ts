import {PROFILE_FIELD_NAMES} from '@clube/domain';
import type {PintorValues} from '../../components/pintor-form/pintor-form';

/** In this tab only, and deleted on logout. */
const KEY = 'clube.perfil-rascunho';

/** Stores only the changed fields; passwords are never stored. */
export function changesOf(values: PintorValues, stored: PintorValues): PintorValues {
  const changed = PROFILE_FIELD_NAMES.filter(field => (values[field] ?? '') !== (stored[field] ?? ''));
  return Object.fromEntries(changed.map(field => [field, values[field] ?? '']));
}

export function saveDraft(changes: PintorValues): void {
  if (Object.keys(changes).length > 0) sessionStorage.setItem(KEY, JSON.stringify(changes));
  else sessionStorage.removeItem(KEY);
}

/** The stored changes after a reload; empty if there are none, or if they are invalid. */
export function readDraft(): PintorValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(
      ([field, value]) => typeof value === 'string' && PROFILE_FIELD_NAMES.some(name => name === field),
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
