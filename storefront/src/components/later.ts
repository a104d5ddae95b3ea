import {whenIdle} from '@clube/ui';
import {startTransition, useEffect, useState} from 'react';

/**
 * False in the first drawing, true in the next, which gives way to whatever happens meanwhile: for what lies below what is
 * seen at first, so that nobody waits for it to see the rest.
 */
export function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return later;
}

/** True once the page stands and nothing else is to be done: for what nobody looks for yet. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
