import {useEffect} from 'react';

/** The forms of the page with unsaved changes. */
const holders = new Set<symbol>();

export const hasUnsaved = (): boolean => holders.size > 0;

/** While `changed` is true, the layout asks before the user leaves the page. */
export function useUnsaved(changed: boolean): void {
  useEffect(() => {
    if (!changed) return;
    const holder = Symbol('form');
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [changed]);
}
