import {createContext, useContext, useMemo, useState, type Dispatch, type SetStateAction} from 'react';
import type {LugarLido} from '@clube/domain';

interface Apontados {
  /** Under the pointer: goes before what is in use. */
  mouse?: LugarLido | undefined;
  foco?: LugarLido | undefined;
}

const Mudar = createContext<Dispatch<SetStateAction<Apontados>>>(() => undefined);
export const ComRealce = Mudar.Provider;

/** The one place of the paper that is outlined, and the setter to be handed down. */
export function useRealce() {
  const [{mouse, foco}, mudar] = useState<Apontados>({});
  return {lugar: mouse ?? foco, mudar};
}

/** What an element carries so that its place on the paper is outlined while it is pointed at or in use. */
export function useApontar(lugar: LugarLido | undefined) {
  const mudar = useContext(Mudar);
  return useMemo(
    () => ({
      onMouseEnter: () => mudar(antes => ({...antes, mouse: lugar})),
      onMouseLeave: () => mudar(antes => ({...antes, mouse: undefined})),
      onFocus: () => mudar(antes => ({...antes, foco: lugar})),
      onBlur: () => mudar(antes => ({...antes, foco: undefined})),
    }),
    [mudar, lugar],
  );
}
