import {useState} from 'react';

const PREFIX = 'clube.em-curso.';

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * State that outlives a reload of this tab: what somebody was in the middle of. Gone with the tab, with "Sair", and by `forget`.
 * @param read makes of what was stored what the state can be, or nothing
 */
export function useKept<T>(
  key: string,
  initial: T,
  read: (stored: object) => T | undefined,
): readonly [T, (value: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => {
    const kept = stored(key);
    return (typeof kept === 'object' && kept !== null ? read(kept) : undefined) ?? initial;
  });
  const keep = (next: T): void => {
    setValue(next);
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(next));
    } catch {
      // Where nothing may be kept it lives as long as the page.
    }
  };
  return [value, keep, () => sessionStorage.removeItem(PREFIX + key)];
}
