import {useEffect, useState} from 'react';

const PAUSE_MS = 250;

/** What is being typed, once a pause comes: the server is not asked for every letter. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
