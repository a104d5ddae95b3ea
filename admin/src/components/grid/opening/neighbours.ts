import {useEffect, useState} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {dataProvider} from '../../../providers/dataProvider';
import {useFilters, type Filters} from '../../../providers/filters';
import type {Opens} from './useOpening';

/** The rows of the list that was shown last, as their pages' paths. In memory only, as paths may contain CPFs. */
interface Shown {
  addresses: readonly string[];
  /** The first and last list page that `addresses` covers. */
  first: number;
  last: number;
  pages: number;
  load: (page: number) => Promise<string[]>;
}

let shown: Shown | undefined;

interface Props<L extends RaRecord> {
  opens: Opens<L>;
  /** A fixed filter, in addition to the URL's. */
  filter?: Filters;
}

const areAddresses = (there: unknown): there is string => typeof there === 'string';

/** Remembers the order of the list's rows under its filters, for the links between the rows' pages. */
export function RememberOrder<L extends RaRecord>({opens, filter: always}: Props<L>): null {
  const {data, resource, page, perPage, total, sort} = useListContext<L>();
  const {filters} = useFilters();
  useEffect(() => {
    if (!data) return;
    const load = async (pageNumber: number): Promise<string[]> => {
      const filter = {...filters, ...always};
      const answer = await dataProvider.getList<L>(resource, {sort, filter, pagination: {page: pageNumber, perPage}});
      return answer.data.map(opens).filter(areAddresses);
    };
    const pages = Math.ceil(total / perPage);
    shown = {addresses: data.map(opens).filter(areAddresses), first: page, last: page, pages, load};
    // oxlint-disable-next-line react/exhaustive-deps -- `data` changes whenever filters or sort order do
  }, [data, opens]);
  return null;
}

interface Neighbours {
  before?: string | undefined;
  after?: string | undefined;
}

/** The paths before and after this one among the loaded rows; empty if it is not among them. */
function neighboursAmong({addresses}: Pick<Shown, 'addresses'>, path: string): Neighbours {
  const here = addresses.indexOf(path);
  return here < 0 ? {} : {before: addresses[here - 1], after: addresses[here + 1]};
}

/** The list page to fetch for the next neighbour of this path; undefined if none is missing. */
function missingPage({addresses, first, last, pages}: Shown, path: string): number | undefined {
  const here = addresses.indexOf(path);
  if (here === 0 && first > 1) return first - 1;
  return here >= 0 && here === addresses.length - 1 && last < pages ? last + 1 : undefined;
}

/**
 * Adds a fetched list page without duplicates: rows may move between pages meanwhile, and a repeated path would make
 * the links go in circles.
 */
function join(list: Shown, page: number, fetched: readonly string[]): void {
  if (page >= list.first && page <= list.last) return;
  const others = fetched.filter(address => !list.addresses.includes(address));
  const comesFirst = page < list.first;
  list.addresses = comesFirst ? [...others, ...list.addresses] : [...list.addresses, ...others];
  if (comesFirst) list.first = page;
  else list.last = page;
}

/** The paths before and after this one in the remembered list; missing pages of the list are fetched. */
export function useNeighbours(path: string): Neighbours {
  const list = shown;
  const page = list && missingPage(list, path);
  const [, setJoined] = useState(0);
  useEffect(() => {
    if (!list || page === undefined) return undefined;
    let left = false;
    // If the page cannot be fetched, this row counts as the last one.
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
