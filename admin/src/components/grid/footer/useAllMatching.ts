import {useMemo, useState} from 'react';
import {useListContext} from 'react-admin';
import {useFilters, type Filters} from '../../../providers/filters';
import {numberOrNothing} from '../../format/values';

/** Chosen rows that one call takes. */
const AT_ONCE = 500;

export interface Matching {
  filters: Filters;
  /** How many they are, in words: "1.234", "cerca de 12.000". */
  many: string;
}

interface AllMatching extends Matching {
  /** So many chosen rows are not among those that are shown. */
  elsewhere: number;
  /** Every row of the page is chosen and there are more of them elsewhere. */
  offered: boolean;
  /** All that match are meant, on this page or not. */
  all: boolean;
  mean: (all: boolean) => void;
}

/** From the rows of a page to all that match the search and the filters. Holds as long as these stay what they were. */
export function useAllMatching(): AllMatching {
  const {selectedIds, data, total = 0, ...list} = useListContext();
  const {estimated = false} = (list.meta ?? {}) as {estimated?: boolean};
  const {filters} = useFilters();
  const [meant, setMeant] = useState<string>();
  const said = JSON.stringify(filters);
  const shown = data?.length ?? 0;
  const here = useMemo(() => {
    const ids = new Set(selectedIds);
    return data?.filter(({id}) => ids.has(id)).length ?? 0;
  }, [data, selectedIds]);
  const whole = shown > 0 && here === shown;
  // Of more rows than one call takes, work on all that match is the way, even where a page holds them all.
  const offered = whole && (total > shown || shown > AT_ONCE);
  return {
    elsewhere: selectedIds.length - here,
    filters,
    many: `${estimated ? 'cerca de ' : ''}${numberOrNothing(total)}`,
    offered,
    all: offered && meant === said,
    mean: all => setMeant(all ? said : undefined),
  };
}
