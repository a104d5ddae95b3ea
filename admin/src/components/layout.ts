import {createContext, useContext} from 'react';

interface AcoesLayout {
  abrirMenu: () => void;
  /** Opens the palette. */
  buscar: () => void;
}

export const ContextoLayout = createContext<AcoesLayout>({abrirMenu: () => undefined, buscar: () => undefined});
export const useLayout = (): AcoesLayout => useContext(ContextoLayout);
