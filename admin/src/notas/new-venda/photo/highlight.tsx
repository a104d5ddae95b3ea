import {createContext, useContext, useMemo, useState, type Dispatch, type ReactNode, type SetStateAction} from 'react';
import type {ReadPlace} from '@clube/domain';

interface Pointed {
  /** Under the pointer: goes before what is in use. */
  mouse?: ReadPlace | undefined;
  focus?: ReadPlace | undefined;
}

const SetPointed = createContext<Dispatch<SetStateAction<Pointed>>>(() => undefined);
const Highlighted = createContext<ReadPlace | undefined>(undefined);

/** Keeps the one place of the picture that is outlined. The form within is not drawn again when the pointer moves over it. */
export function Highlighting({children}: {children: ReactNode}) {
  const [{mouse, focus}, change] = useState<Pointed>({});
  return (
    <SetPointed value={change}>
      <Highlighted value={mouse ?? focus}>{children}</Highlighted>
    </SetPointed>
  );
}

/** The one place of the picture that is outlined. */
export const useHighlighted = (): ReadPlace | undefined => useContext(Highlighted);

/** What an element carries so that its place in the picture is outlined while it is pointed at or in use. */
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
