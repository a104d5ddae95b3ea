import {PROFILE_FIELD_NAMES} from '@clube/domain';
import {readStored, writeStored} from '../../base/useStoredState';
import type {PintorValues} from '../../components/pintor-form/pintor-form';

const KEY = 'perfil';

/** Stores only the changed fields; passwords are never stored. */
export function changesOf(values: PintorValues, stored: PintorValues): PintorValues {
  const changed = PROFILE_FIELD_NAMES.filter(field => (values[field] ?? '') !== (stored[field] ?? ''));
  return Object.fromEntries(changed.map(field => [field, values[field] ?? '']));
}

/** In this tab only, and deleted on logout. */
export const saveDraft = (changes: PintorValues): void =>
  writeStored(KEY, Object.keys(changes).length > 0 ? changes : undefined);

const textsOf = (stored: object): PintorValues =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([field, value]) => typeof value === 'string' && PROFILE_FIELD_NAMES.some(name => name === field),
    ),
  );

/** The stored changes after a reload; empty if there are none, or if they are invalid. */
export const readDraft = (): PintorValues => readStored(KEY, textsOf) ?? {};
