import {createContext, use} from 'react';
import {useStore} from 'react-admin';
import type {Widths} from './table/mui-columns';
import type {View} from './views/match';

export type Density = 'compact' | 'comfortable';

/** Of a line, pixels. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = {compact: 36, comfortable: 52};

/** How one person has set up one list. */
export interface ListSettings {
  /** Fields of the columns that are put away; undefined before anything was chosen. */
  hidden?: readonly string[];
  widths?: Widths;
  /** Rows at a time. */
  perPage?: number;
}

const UNSET: ListSettings = {};

/** The settings of a list, kept for the person (see providers/preferences). */
export function useListSettings(resource: string): [ListSettings, (change: Partial<ListSettings>) => void] {
  const [settings, setSettings] = useStore<ListSettings>(`grid.${resource}`, UNSET);
  return [settings, change => setSettings({...settings, ...change})];
}

const ALL_LISTS: {density: Density} = {density: 'compact'};

/** One choice for all lists. */
export function useDensity(): [Density, (density: Density) => void] {
  const [{density}, setSettings] = useStore('grid', ALL_LISTS);
  return [density === 'comfortable' ? density : 'compact', chosen => setSettings({density: chosen})];
}

interface GridSetup {
  /** The view that is open. */
  view?: View | undefined;
  density: Density;
  hidden: ReadonlySet<string>;
  widths: Widths;
  onWidth?: (field: string, width: number) => void;
  /** Takes the fields of the columns to be put away; undefined for the list as it begins. */
  onHidden?: (hidden: readonly string[] | undefined) => void;
}

/** A table without settings of its own, as in a dialog: compact, with all its columns. */
export const GridSetupContext = createContext<GridSetup>({density: 'compact', hidden: new Set(), widths: {}});
export const useGridSetup = (): GridSetup => use(GridSetupContext);
