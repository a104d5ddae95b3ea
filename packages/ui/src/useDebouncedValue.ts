import {useEffect, useState} from 'react';

const DEBOUNCE_MS = 250;

/** The value after a pause in its changes, so that not every keystroke sends a request. */
export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
