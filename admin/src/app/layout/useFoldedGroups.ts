import {useState} from 'react';

const STORAGE_KEY = 'clube.painel.menu.grupos';
/** The groups that everybody uses begin open, as many as leave all groups in sight; the rest is one click away. */
const OPEN_AT_FIRST: readonly string[] = ['Visão geral', 'Pontuações'];
const IN_HIGH_WINDOWS: readonly string[] = [...OPEN_AT_FIRST, 'Programa'];
const HIGH = 1000;

function stored(): Readonly<Record<string, boolean>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

const openAtFirst = () => (window.innerHeight < HIGH ? OPEN_AT_FIRST : IN_HIGH_WINDOWS);

/** Which groups of the menu are open: as this person left them, kept on the device. */
export function useFoldedGroups(): {isOpen: (group: string) => boolean; toggle: (group: string) => void} {
  const [chosen, setChosen] = useState(stored);
  const isOpen = (group: string): boolean => chosen[group] ?? openAtFirst().includes(group);
  const toggle = (group: string): void => {
    const next = {...chosen, [group]: !isOpen(group)};
    setChosen(next);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  };
  return {isOpen, toggle};
}
