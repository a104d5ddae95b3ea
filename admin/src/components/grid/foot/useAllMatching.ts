import {useState} from 'react';
import {useListContext} from 'react-admin';
import {useFilters, type Filters} from '../../../providers/filters';
import {numberOrNothing} from '../../format/values';

export interface Matching {
  filters: Filters;
  /** How many they are, in words: "1.234", "cerca de 12.000". */
  many: string;
}

interface AllMatching extends Matching {
  /** Every row of the page is chosen and there are more of them elsewhere. */
  offered: boolean;
  /** All that match are meant, on this page or not. */
  all: boolean;
  mean: (all: boolean) => void;
}

/** From the rows of a page to all that match the search and the filters. Holds as long as these stay what they were. */
export function useAllMatching(): AllMatching {
  const {selectedIds, data = [], total = 0, ...list} = useListContext();
  const {estimated = false} = (list.meta ?? {}) as {estimated?: boolean};
  const {filters} = useFilters();
  const [meant, setMeant] = useState<string>();
  const said = JSON.stringify(filters);
  const offered = data.length > 0 && data.every(({id}) => selectedIds.includes(id)) && total > data.length;
  return {
    filters,
    many: `${estimated ? 'cerca de ' : ''}${numberOrNothing(total)}`,
    offered,
    all: offered && meant === said,
    mean: all => setMeant(all ? said : undefined),
  };
}
