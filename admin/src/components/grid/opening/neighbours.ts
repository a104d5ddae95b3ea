import {useEffect} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import type {Opens} from './useOpening';

/** The rows of the list that was shown last, by their addresses. In memory alone: there may be CPFs in them. */
let shown: readonly string[] = [];

/** Keeps in which order the list shows its rows, under its filters, for the pages that they lead to. */
export function RememberOrder<L extends RaRecord>({opens}: {opens: Opens<L>}): null {
  const {data} = useListContext<L>();
  useEffect(() => {
    if (data) shown = data.map(opens).filter(there => typeof there === 'string');
  }, [data, opens]);
  return null;
}

/** What comes before and after this address in that list; nothing where it is not of it. */
export function neighboursOf(path: string): {before?: string | undefined; after?: string | undefined} {
  const here = shown.indexOf(path);
  return here < 0 ? {} : {before: shown[here - 1], after: shown[here + 1]};
}
