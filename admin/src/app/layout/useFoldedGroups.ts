import {useState} from 'react';

const STORAGE_KEY = 'clube.painel.menu.grupos';
/** The groups that everybody uses begin open; the rest is one click away, and all of it fits a laptop. */
const OPEN_AT_FIRST: readonly string[] = ['Visão geral', 'Pontuações', 'Programa'];

function stored(): Readonly<Record<string, boolean>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

/** Which groups of the menu are open: as this person left them, kept on the device. */
export function useFoldedGroups(): {isOpen: (group: string) => boolean; toggle: (group: string) => void} {
  const [chosen, setChosen] = useState(stored);
  const isOpen = (group: string): boolean => chosen[group] ?? OPEN_AT_FIRST.includes(group);
  const toggle = (group: string): void => {
    const next = {...chosen, [group]: !isOpen(group)};
    setChosen(next);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  };
  return {isOpen, toggle};
}
