import {useState} from 'react';

const PREFIX = 'clube.em-curso.';

/** What this tab keeps under a name, made by `read` into what it can be; undefined where that is nothing. */
export function readStored<T>(key: string, read: (stored: object) => T | undefined): T | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? read(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it until the tab goes or its painter leaves; undefined forgets it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Where nothing may be kept it lives as long as the page.
  }
}

/**
 * State that outlives a reload of this tab: what somebody was in the middle of. Gone with the tab, with "Sair", and by `forget`.
 * @param read makes of what was stored what the state can be, or nothing
 */
export function useStoredState<T>(
  key: string,
  initial: T,
  read: (stored: object) => T | undefined,
): readonly [T, (value: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => readStored(key, read) ?? initial);
  const keep = (next: T): void => {
    setValue(next);
    writeStored(key, next);
  };
  return [value, keep, () => writeStored(key, undefined)];
}
