import {useSyncExternalStore} from 'react';

// The document's breakpoint (1-storefront, 9).
const WIDE = window.matchMedia('(width >= 768px)');

const listen = (changed: () => void): (() => void) => {
  WIDE.addEventListener('change', changed);
  return () => WIDE.removeEventListener('change', changed);
};

/**
 * Whether there is room for a table. Where a phone shows the same in another shape, one of the two is in the page and not
 * both: a screen reader would read everything twice.
 */
export const useWide = (): boolean => useSyncExternalStore(listen, () => WIDE.matches);
