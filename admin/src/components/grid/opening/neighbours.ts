import {useEffect, useState} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {dataProvider} from '../../../providers/dataProvider';
import {useFilters, type Filters} from '../../../providers/filters';
import type {Opens} from './useOpening';

/** The list that was shown last, by the addresses of its rows. In memory alone: there may be CPFs in them. */
interface Shown {
  addresses: readonly string[];
  /** The pages that the addresses are of. */
  first: number;
  last: number;
  pages: number;
  load: (page: number) => Promise<string[]>;
}

let shown: Shown | undefined;

interface Props<L extends RaRecord> {
  opens: Opens<L>;
  /** What the list is narrowed to whatever its address says. */
  filter?: Filters;
}

const areAddresses = (there: unknown): there is string => typeof there === 'string';

/** Keeps in which order the list shows its rows, under its filters, for the pages that they lead to. */
export function RememberOrder<L extends RaRecord>({opens, filter: always}: Props<L>): null {
  const {data, resource, page, perPage, total, sort} = useListContext<L>();
  const {filters} = useFilters();
  useEffect(() => {
    if (!data) return;
    const load = async (wanted: number): Promise<string[]> => {
      const filter = {...filters, ...always};
      const answer = await dataProvider.getList<L>(resource, {sort, filter, pagination: {page: wanted, perPage}});
      return answer.data.map(opens).filter(areAddresses);
    };
    const pages = Math.ceil(total / perPage);
    shown = {addresses: data.map(opens).filter(areAddresses), first: page, last: page, pages, load};
    // oxlint-disable-next-line react/exhaustive-deps -- filters and order have changed only once the rows have
  }, [data, opens]);
  return null;
}

interface Neighbours {
  before?: string | undefined;
  after?: string | undefined;
}

/** What comes before and after this address among the rows that are known; nothing where it is not of them. */
function neighboursAmong({addresses}: Pick<Shown, 'addresses'>, path: string): Neighbours {
  const here = addresses.indexOf(path);
  return here < 0 ? {} : {before: addresses[here - 1], after: addresses[here + 1]};
}

/** The page that has to be fetched before one can go on from this address; undefined where none has. */
function missingPage({addresses, first, last, pages}: Shown, path: string): number | undefined {
  const here = addresses.indexOf(path);
  if (here === 0 && first > 1) return first - 1;
  return here >= 0 && here === addresses.length - 1 && last < pages ? last + 1 : undefined;
}

/** Rows move while one reads: none is there twice, or one would go round in circles. */
function join(list: Shown, page: number, fetched: readonly string[]): void {
  if (page >= list.first && page <= list.last) return;
  const others = fetched.filter(address => !list.addresses.includes(address));
  const comesFirst = page < list.first;
  list.addresses = comesFirst ? [...others, ...list.addresses] : [...list.addresses, ...others];
  if (comesFirst) list.first = page;
  else list.last = page;
}

/** What comes before and after this address in that list, on whatever page of it. */
export function useNeighbours(path: string): Neighbours {
  const list = shown;
  const page = list && missingPage(list, path);
  const [, setJoined] = useState(0);
  useEffect(() => {
    if (!list || page === undefined) return undefined;
    let left = false;
    // Where the page does not come, the way ends at this one.
    void list.load(page).then(
      fetched => {
        join(list, page, fetched);
        if (!left) setJoined(n => n + 1);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [list, page]);
  return list ? neighboursAmong(list, path) : {};
}
