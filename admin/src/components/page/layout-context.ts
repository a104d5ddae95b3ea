import {createContext, useContext, type ReactNode} from 'react';

interface LayoutActions {
  openMenu: () => void;
  /** Opens the command palette. */
  openPalette: () => void;
  /** Content of the app bar on every screen. */
  mark?: ReactNode;
}

export const LayoutContext = createContext<LayoutActions>({openMenu: () => undefined, openPalette: () => undefined});
export const useLayout = (): LayoutActions => useContext(LayoutContext);
