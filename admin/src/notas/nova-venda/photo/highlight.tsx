import {createContext, useContext, useMemo, useState, type Dispatch, type ReactNode, type SetStateAction} from 'react';
import type {LugarLido} from '@clube/domain';

interface Apontados {
  /** Under the pointer: goes before what is in use. */
  mouse?: LugarLido | undefined;
  foco?: LugarLido | undefined;
}

const Mudar = createContext<Dispatch<SetStateAction<Apontados>>>(() => undefined);
const Realcado = createContext<LugarLido | undefined>(undefined);

/** Keeps the one place of the picture that is outlined. The form within is not drawn again when the pointer moves over it. */
export function Highlighting({children}: {children: ReactNode}) {
  const [{mouse, foco}, mudar] = useState<Apontados>({});
  return (
    <Mudar value={mudar}>
      <Realcado value={mouse ?? foco}>{children}</Realcado>
    </Mudar>
  );
}

/** The one place of the picture that is outlined. */
export const useHighlighted = (): LugarLido | undefined => useContext(Realcado);

/** What an element carries so that its place in the picture is outlined while it is pointed at or in use. */
export function useHighlight(lugar: LugarLido | undefined) {
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
