import {useState} from 'react';

const PREFIX = 'clube.em-curso.';

/** What this tab stores under a key, parsed by `read`; undefined where there is nothing valid. */
export function readStored<T>(key: string, read: (stored: object) => T | undefined): T | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? read(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores it until the tab is closed or its painter logs out; undefined removes it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the page.
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
