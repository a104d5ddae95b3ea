import {useEffect, useEffectEvent} from 'react';

/** The forms of the page, each as a function that says whether it has unsaved changes. */
const holders = new Set<() => boolean>();

export const hasUnsaved = (): boolean => [...holders].some(isChanged => isChanged());

/** While `changed` holds, the layout asks before the user leaves the page. A function is called when the user leaves. */
export function useUnsaved(changed: boolean | (() => boolean)): void {
  const isChanged = useEffectEvent(() => (typeof changed === 'function' ? changed() : changed));
  useEffect(() => {
    const holder = (): boolean => isChanged();
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, []);
}
