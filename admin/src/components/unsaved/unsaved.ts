import {useEffect} from 'react';

/** The forms of the page that hold something not stored yet. */
const holders = new Set<symbol>();

export const hasUnsaved = (): boolean => holders.size > 0;

/** While `changed`, whoever leaves the page is asked once, by the layout, whether to go without saving. */
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
