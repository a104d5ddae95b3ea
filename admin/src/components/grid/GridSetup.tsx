import {useMemo, type ReactNode} from 'react';
import type {Column} from './columns';
import {hiddenColumns} from './hidden';
import {GridSetupContext, useDensity, useListSettings} from './settings';

interface Props<L> {
  resource: string;
  columns: readonly Column<L>[];
  children: ReactNode;
}

/** A list as this person has set it up. */
export function GridSetup<L>({resource, columns, children}: Props<L>) {
  const [settings, change] = useListSettings(resource);
  const [density] = useDensity();
  const setup = useMemo(
    () => ({
      density,
      hidden: new Set(hiddenColumns(columns, settings.hidden)),
      widths: settings.widths ?? {},
      onWidth: (field: string, width: number) => change({widths: {...settings.widths, [field]: width}}),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` is made anew with `settings`
    [density, columns, settings],
  );
  return <GridSetupContext value={setup}>{children}</GridSetupContext>;
}
