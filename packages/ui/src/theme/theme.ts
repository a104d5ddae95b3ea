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

/** What the person chose; `sistema` until a choice was made. The document's attribute is the one state. */
export function readThemePreference(): ThemePreference {
  const {tema: theme} = document.documentElement.dataset;
  return theme === 'claro' || theme === 'escuro' ? theme : 'sistema';
}

/** The theme in force now. */
export function currentMode(): Mode {
  const preference = readThemePreference();
  if (preference !== 'sistema') return preference;
  return systemDark.matches ? 'escuro' : 'claro';
}

/** Applies a choice at once and keeps it for the next visit, where storage is allowed. */
export function setTheme(preference: ThemePreference): void {
  if (preference === 'sistema') delete document.documentElement.dataset.tema;
  else document.documentElement.dataset.tema = preference;
  try {
    if (preference === 'sistema') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, preference);
  } catch {
    // A forbidden storage only means that the choice lasts until the tab closes.
  }
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme as a screen needs it: the choice, the mode in force, and the way to change it. */
export function useTheme(): {preference: ThemePreference; mode: Mode; setTheme: typeof setTheme} {
  const preference = useSyncExternalStore(subscribe, readThemePreference);
  const mode = useSyncExternalStore(subscribe, currentMode);
  return {preference, mode, setTheme};
}
