import type {QueryClient} from '@tanstack/react-query';
import {currentPintor} from '../session/session';
import {isKept, keptCopy} from './kept';
import {forgetKept, readKept, writeKept} from './store';

/** Answers that come together are written together. */
const PAUSE_MS = 1000;

/**
 * Has the device keep what a member was last shown, so that the app opens without a connection. What is kept fills in for
 * what has not come yet, as old as it is, and is asked for anew all the same. Where nothing may be kept nothing is.
 */
export function keepAnswers(queryClient: QueryClient): void {
  void restore(queryClient).catch(() => undefined);
  const changed = new Set<string>();
  let scheduled = false;
  queryClient.getQueryCache().subscribe(({type, query}) => {
    if (type !== 'updated' || !isKept(query)) return;
    changed.add(query.queryHash);
    if (scheduled) return;
    scheduled = true;
    setTimeout(() => {
      scheduled = false;
      const hashes = [...changed];
      changed.clear();
      void write(queryClient, hashes).catch(() => undefined);
    }, PAUSE_MS);
  });
}

async function restore(queryClient: QueryClient): Promise<void> {
  const pintor = currentPintor();
  if (!pintor) return forgetKept();
  for (const {key, data, at} of await readKept(pintor.id, Date.now())) {
    const state = queryClient.getQueryState(key);
    if (state?.data === undefined) queryClient.setQueryData(key, data, {updatedAt: at});
  }
}

async function write(queryClient: QueryClient, hashes: readonly string[]): Promise<void> {
  const pintor = currentPintor();
  if (!pintor) return;
  const cache = queryClient.getQueryCache();
  const answers = hashes.flatMap(hash => {
    const query = cache.get(hash);
    if (!query || !isKept(query)) return [];
    return [{key: query.queryKey, data: keptCopy(query.state.data), at: query.state.dataUpdatedAt}];
  });
  await writeKept(pintor.id, answers);
}
