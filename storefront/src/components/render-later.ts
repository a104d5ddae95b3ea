import {whenIdle} from '@clube/ui';
import {startTransition, useEffect, useState} from 'react';

/** The first screen of this visit stands. What is opened from then on is drawn at once: going back to a place on it needs all of it. */
let stands = false;

/** True once the page stands and nothing else is to be done: for what nobody looks for yet. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(stands);
  useEffect(() => {
    if (idle) return;
    return whenIdle(() => {
      stands = true;
      setIdle(true);
    });
  }, [idle]);
  return idle;
}

/**
 * False in the first drawing, true in the next, which gives way to whatever happens meanwhile: for what lies below what is
 * seen at first, so that nobody waits for it to see the rest.
 */
export function useAfterFirstRender(): boolean {
  const idle = useIdle();
  const [later, setLater] = useState(idle);
  useEffect(() => startTransition(() => setLater(true)), []);
  return later;
}
