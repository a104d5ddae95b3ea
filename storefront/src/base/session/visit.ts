import {useSyncExternalStore} from 'react';

/** `quiet` once a window after the login was shown on this visit, `free` when none is due; undefined until it is known. */
type Visit = 'quiet' | 'free' | undefined;

let visit: Visit;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A quiet visit stays quiet until the page is loaded again or another session begins. */
export function setVisit(next: Visit): void {
  if (visit === next || (visit === 'quiet' && next === 'free')) return;
  visit = next;
  for (const listener of listeners) listener();
}

/** On a visit that shows a window after the login, nothing else asks for attention (0-rules, 11). */
export const useVisit = (): Visit => useSyncExternalStore(subscribe, () => visit);
