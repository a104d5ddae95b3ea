import {whenIdle} from '@clube/ui';
import {startTransition, useEffect, useState} from 'react';

/**
 * Whether the first screen of this visit is rendered. Later screens render everything at once, as restoring the scroll
 * position needs their full height.
 */
let firstScreenRendered = false;

/** True once the page is rendered and idle: for content that nobody needs at first. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(firstScreenRendered);
  useEffect(() => {
    if (idle) return;
    return whenIdle(() => {
      firstScreenRendered = true;
      setIdle(true);
    });
  }, [idle]);
  return idle;
}

/**
 * False in the first rendering, true in the next, which is interruptible: for content below the fold, so that it does
 * not delay what is visible.
 */
export function useAfterFirstRender(): boolean {
  const idle = useIdle();
  const [later, setLater] = useState(idle);
  useEffect(() => startTransition(() => setLater(true)), []);
  return later;
}
