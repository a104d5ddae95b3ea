import {createContext, useContext} from 'react';
import type {Manifest} from './manifest';

export const ManifestContext = createContext<Manifest | undefined>(undefined);

/** The manifest of the screen that is open. */
export function useManifest(): Manifest {
  const manifest = useContext(ManifestContext);
  if (!manifest) throw new Error('a screen was drawn outside its manifest');
  return manifest;
}

/** The full path of a screen. */
export const addressOf = (path: string): string => `/painel${path}`;
