import {createContext, useContext, useMemo, useState, type Dispatch, type ReactNode, type SetStateAction} from 'react';
import type {ReadPlace} from '@clube/domain';

interface Pointed {
  /** The place under the pointer, which takes precedence over the focused one. */
  mouse?: ReadPlace | undefined;
  focus?: ReadPlace | undefined;
}

const SetPointed = createContext<Dispatch<SetStateAction<Pointed>>>(() => undefined);
const Highlighted = createContext<ReadPlace | undefined>(undefined);

/**
 * Provides the place of the picture that is outlined. The form inside is not rendered again when the pointer moves over
 * it.
 */
export function Highlighting({children}: {children: ReactNode}) {
  const [{mouse, focus}, change] = useState<Pointed>({});
  return (
    <SetPointed value={change}>
      <Highlighted value={mouse ?? focus}>{children}</Highlighted>
    </SetPointed>
  );
}

/** The place of the picture that is outlined. */
export const useHighlighted = (): ReadPlace | undefined => useContext(Highlighted);

/** Event handlers for an element: its place in the picture is outlined while the pointer or the focus is on it. */
export function useHighlight(place: ReadPlace | undefined) {
  const change = useContext(SetPointed);
  return useMemo(
    () => ({
      onMouseEnter: () => change(before => ({...before, mouse: place})),
      onMouseLeave: () => change(before => ({...before, mouse: undefined})),
      onFocus: () => change(before => ({...before, focus: place})),
      onBlur: () => change(before => ({...before, focus: undefined})),
    }),
    [change, place],
  );
}
