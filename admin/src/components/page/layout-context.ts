import {createContext, useContext} from 'react';

interface LayoutActions {
  openMenu: () => void;
  /** Opens the palette. */
  openPalette: () => void;
}

export const LayoutContext = createContext<LayoutActions>({openMenu: () => undefined, openPalette: () => undefined});
export const useLayout = (): LayoutActions => useContext(LayoutContext);
