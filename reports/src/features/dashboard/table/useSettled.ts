import {useEffect, useState} from 'react';

const PAUSE_MS = 250;

/** The typed text after a pause in typing, so that not every keystroke sends a request. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
