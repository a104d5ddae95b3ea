import {createContext, use} from 'react';
import {useStore} from 'react-admin';
import type {Widths} from './table/mui-columns';
import type {View} from './views/match';

export type Density = 'compact' | 'comfortable';

/** Height of a row, pixels. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = {compact: 36, comfortable: 52};

/** One person's settings of one list. */
export interface ListSettings {
  /** Fields of the hidden columns; undefined: the list's defaults. */
  hidden?: readonly string[];
  widths?: Widths;
  /** Page size. */
  perPage?: number;
}

const UNSET: ListSettings = {};

/** The settings of a list, stored per person (see providers/preferences). */
export function useListSettings(resource: string): [ListSettings, (change: Partial<ListSettings>) => void] {
  const [settings, setSettings] = useStore<ListSettings>(`grid.${resource}`, UNSET);
  return [settings, change => setSettings({...settings, ...change})];
}

const ALL_LISTS: {density: Density} = {density: 'compact'};

/** The row density, one setting for all lists. */
export function useDensity(): [Density, (density: Density) => void] {
  const [{density}, setSettings] = useStore('grid', ALL_LISTS);
  return [density === 'comfortable' ? density : 'compact', chosen => setSettings({density: chosen})];
}

interface GridSetup {
  /** The open view. */
  view?: View | undefined;
  density: Density;
  hidden: ReadonlySet<string>;
  widths: Widths;
  onWidth?: (field: string, width: number) => void;
  /** Receives the fields of the hidden columns; undefined restores the list's defaults. */
  onHidden?: (hidden: readonly string[] | undefined) => void;
}

/** The default for tables without settings, such as those in dialogs: compact, with all columns. */
export const GridSetupContext = createContext<GridSetup>({density: 'compact', hidden: new Set(), widths: {}});
export const useGridSetup = (): GridSetup => use(GridSetupContext);
