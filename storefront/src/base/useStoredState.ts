import {useState} from 'react';

const PREFIX = 'clube.em-curso.';

/** Reads this tab's stored value, parsed by `read`; undefined if there is no valid one. */
export function readStored<T>(key: string, read: (stored: object) => T | undefined): T | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? read(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value until the tab is closed or the painter logs out; undefined removes it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage the value lasts as long as the page.
  }
}

/**
 * State that survives a reload of this tab, for unfinished work. Removed when the tab is closed, on logout, and by
 * `forget`.
 * @param read converts the stored value to the state, or returns undefined
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
