import {useMemo, useState, type ReactNode} from 'react';
import {useListContext, type SortPayload} from 'react-admin';
import {useFilters, type Filters} from '../../providers/filters';
import type {Column} from './columns';
import {hiddenColumns} from './hidden';
import {GridSetupContext, useDensity, useListSettings} from './settings';
import {activeView} from './views/match';
import {useNamedView, useViews} from './views/useViews';

interface Props<L> {
  resource: string;
  columns: readonly Column<L>[];
  /** The default sort order. */
  sort: SortPayload;
  defaultFilter: Filters;
  children: ReactNode;
}

/** Provides the person's settings of a list; an open view's columns take precedence, if it has any. */
export function GridSetup<L>({resource, columns, sort, defaultFilter, children}: Props<L>) {
  const [settings, change] = useListSettings(resource);
  const [density] = useDensity();
  const {sort: sorted} = useListContext();
  const {filters} = useFilters();
  const [begins, named] = [{filters: defaultFilter, sort}, useNamedView()];
  const view = activeView(useViews(resource), {filters, sort: sorted}, {columns, begins, named});
  const [touched, setTouched] = useState<{view: number; hidden: readonly string[] | undefined}>();
  const ofView = view?.ocultas ? (touched?.view === view.id ? touched.hidden : view.ocultas) : undefined;
  const setup = useMemo(
    () => ({
      view,
      density,
      hidden: new Set(hiddenColumns(columns, ofView ?? settings.hidden)),
      widths: settings.widths ?? {},
      onWidth: (field: string, width: number) => change({widths: {...settings.widths, [field]: width}}),
      onHidden: (hidden: readonly string[] | undefined) =>
        view?.ocultas ? setTouched({view: view.id, hidden}) : change({hidden}),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is a new function whenever `settings` changes
    [density, columns, settings, ofView, view],
  );
  return <GridSetupContext value={setup}>{children}</GridSetupContext>;
}
