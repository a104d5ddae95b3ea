import {useState} from 'react';

const STORAGE_KEY = 'clube.painel.menu.grupos';
/** The groups that are open by default: those that everyone uses, few enough that all group headings are visible. */
const OPEN_AT_FIRST: readonly string[] = ['Visão geral', 'Pontuações'];
const IN_HIGH_WINDOWS: readonly string[] = [...OPEN_AT_FIRST, 'Programa'];
const HIGH = 1000;
/** Up to this number of entries, all groups fit any window, so none is folded. */
const FEW_ENTRIES = 10;

function stored(): Readonly<Record<string, boolean>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

const openAtFirst = () => (window.innerHeight < HIGH ? OPEN_AT_FIRST : IN_HIGH_WINDOWS);

/** Which groups of a menu are open, as this person left them; stored on the device. */
export function useFoldedGroups(entries: number): {
  isOpen: (group: string) => boolean;
  toggle: (group: string) => void;
} {
  const [chosen, setChosen] = useState(stored);
  const isOpen = (group: string): boolean => chosen[group] ?? (entries <= FEW_ENTRIES || openAtFirst().includes(group));
  const toggle = (group: string): void => {
    const next = {...chosen, [group]: !isOpen(group)};
    setChosen(next);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  };
  return {isOpen, toggle};
}
