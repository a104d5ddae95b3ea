import {createContext, useContext, type ReactNode} from 'react';

interface AcoesLayout {
  abrirMenu: () => void;
  /** Opens the palette. */
  buscar: () => void;
  /** What stands in every screen's bar. */
  marca?: ReactNode;
}

export const ContextoLayout = createContext<AcoesLayout>({abrirMenu: () => undefined, buscar: () => undefined});
export const useLayout = (): AcoesLayout => useContext(ContextoLayout);
