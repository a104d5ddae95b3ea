import {useState} from 'react';
import type {PintorView} from './pintor-view';

const INITIAL: PintorView = {filter: 'all', search: '', order: {key: 'totalVendido', descending: true}};

export interface PintorViewControl {
  view: PintorView;
  /** Changes whenever the table has to begin anew: sorted as the cut says, on its first page. */
  tableKey: string;
  setFilter: (filter: PintorView['filter']) => void;
  setSearch: (search: string) => void;
  /** From a figure: its group, its order, nothing searched. */
  start: (view: Pick<PintorView, 'filter' | 'order'>) => void;
}

/** Which painters are looked at: set by the figures, changed above the table. */
export function usePintorView(): PintorViewControl {
  const [{view, version}, change] = useState({view: INITIAL, version: 0});
  return {
    view,
    tableKey: `${version} ${view.filter} ${view.search.trim() ? 'busca' : ''}`,
    setFilter: filter => change(previous => ({...previous, view: {...previous.view, filter}})),
    setSearch: search => change(previous => ({...previous, view: {...previous.view, search}})),
    start: next => change(previous => ({view: {...next, search: ''}, version: previous.version + 1})),
  };
}
