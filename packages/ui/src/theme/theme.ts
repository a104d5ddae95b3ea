import {useSyncExternalStore} from 'react';
import type {Mode} from '../tokens/tokens';

export type ThemePreference = 'sistema' | Mode;

const KEY = 'clube.tema';
const listeners = new Set<() => void>();
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
systemDark.addEventListener('change', notifyListeners);

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The chosen theme, default `sistema`. The attribute of the document element is the only state. */
export function readThemePreference(): ThemePreference {
  const {tema: theme} = document.documentElement.dataset;
  return theme === 'claro' || theme === 'escuro' ? theme : 'sistema';
}

/** The current mode, light or dark. */
export function currentMode(): Mode {
  const preference = readThemePreference();
  if (preference !== 'sistema') return preference;
  return systemDark.matches ? 'escuro' : 'claro';
}

/** Applies a choice at once and stores it for the next visit, if storage is allowed. */
export function setTheme(preference: ThemePreference): void {
  if (preference === 'sistema') delete document.documentElement.dataset.tema;
  else document.documentElement.dataset.tema = preference;
  try {
    if (preference === 'sistema') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, preference);
  } catch {
    // Without storage the choice lasts until the tab is closed.
  }
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme, the current mode and the setter. */
export function useTheme(): {preference: ThemePreference; mode: Mode; setTheme: typeof setTheme} {
  const preference = useSyncExternalStore(subscribe, readThemePreference);
  const mode = useSyncExternalStore(subscribe, currentMode);
  return {preference, mode, setTheme};
}
