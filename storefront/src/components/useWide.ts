import {useSyncExternalStore} from 'react';

// The breakpoint of the specification (1-storefront, 9).
const WIDE = window.matchMedia('(width >= 768px)');

const listen = (changed: () => void): (() => void) => {
  WIDE.addEventListener('change', changed);
  return () => WIDE.removeEventListener('change', changed);
};

/**
 * Whether there is room for a table. If a phone shows the same data in another layout, only one of the two is rendered:
 * a screen reader would read both.
 */
export const useWide = (): boolean => useSyncExternalStore(listen, () => WIDE.matches);
