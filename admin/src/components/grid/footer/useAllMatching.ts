import {useMemo, useState} from 'react';
import {useListContext} from 'react-admin';
import {useFilters, type Filters} from '../../../providers/filters';
import {numberOrDash} from '../../format/values';

/** The maximum number of selected rows in one request. */
const AT_ONCE = 500;

export interface Matching {
  filters: Filters;
  /** The number of matching rows, formatted: "1.234", "cerca de 12.000". */
  many: string;
}

interface AllMatching extends Matching {
  /** The number of selected rows that are not on the shown page. */
  elsewhere: number;
  /** Every row of the page is selected, and either more rows match or the page exceeds one request. */
  offered: boolean;
  /** The action applies to all matching rows, on all pages. */
  all: boolean;
  setAll: (all: boolean) => void;
}

/** Extends the selection from a page's rows to all rows that match the search and the filters, until these change. */
export function useAllMatching(): AllMatching {
  const {selectedIds, data, total = 0, ...list} = useListContext();
  const {estimated = false} = (list.meta ?? {}) as {estimated?: boolean};
  const {filters} = useFilters();
  const [asked, setAsked] = useState<string>();
  const filtersText = JSON.stringify(filters);
  const shown = data?.length ?? 0;
  const here = useMemo(() => {
    const ids = new Set(selectedIds);
    return data?.filter(({id}) => ids.has(id)).length ?? 0;
  }, [data, selectedIds]);
  const whole = shown > 0 && here === shown;
  // A page with more rows than one request takes also needs the action on all matching rows.
  const offered = whole && (total > shown || shown > AT_ONCE);
  return {
    elsewhere: selectedIds.length - here,
    filters,
    many: `${estimated ? 'cerca de ' : ''}${numberOrDash(total)}`,
    offered,
    all: offered && asked === filtersText,
    setAll: all => setAsked(all ? filtersText : undefined),
  };
}
