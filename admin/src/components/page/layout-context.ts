import {createContext, useContext, type ReactNode} from 'react';

interface LayoutActions {
  openMenu: () => void;
  /** Opens the palette. */
  openPalette: () => void;
  /** What stands in every screen's bar. */
  mark?: ReactNode;
}

export const LayoutContext = createContext<LayoutActions>({openMenu: () => undefined, openPalette: () => undefined});
export const useLayout = (): LayoutActions => useContext(LayoutContext);
