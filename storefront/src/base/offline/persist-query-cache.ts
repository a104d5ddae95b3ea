import {whenIdle} from '@clube/ui';
import {hashKey, type Query, type QueryClient} from '@tanstack/react-query';
import {currentPintor} from '../session/session';
import {isCacheable, cacheableCopy} from './cacheable';
import {clearCachedAnswers, readCachedAnswers, writeCachedAnswers, type CachedAnswer} from './cached-answers';

/** Responses that arrive within this time are written together. */
const PAUSE_MS = 1000;

/**
 * Caches on the device what a member was last shown, so that the app opens offline. Cached responses are shown until
 * new ones arrive, whatever their age, and are always refetched. Without storage nothing is cached. Resolves once the
 * cache is read.
 */
export function persistQueryCache(queryClient: QueryClient): Promise<void> {
  const cached = new Map<string, CachedAnswer>();
  const owner = currentPintor()?.id;
  const cache = queryClient.getQueryCache();

  /**
   * Fills any query without data, not only at the start: a query that is cancelled while loading loses its cached data.
   */
  const fill = ({queryHash, queryKey, state}: Pick<Query, 'queryHash' | 'queryKey' | 'state'>): void => {
    const answer = cached.get(queryHash);
    if (!answer || currentPintor()?.id !== owner) return;
    // The cached profile lacks its personal fields, so it is only used if the complete one cannot be loaded.
    if (queryKey[0] === 'info' && navigator.onLine && state.fetchFailureCount === 0) return;
    if (state.data === undefined) {
      queryClient.setQueryData(queryKey, answer.data, {updatedAt: answer.at});
      // Always refetched, however recent: the very action that led here may have changed it.
      void queryClient.invalidateQueries({queryKey, exact: true, refetchType: 'none'});
    } else if (state.dataUpdatedAt > answer.at) cached.delete(queryHash);
  };
  const changed = new Set<string>();
  const writeNow = (): void => void write(queryClient, changed).catch(() => undefined);
  cache.subscribe(({type, query}) => {
    if (type !== 'added' && type !== 'updated') return;
    fill(query);
    if (type !== 'updated' || !isCacheable(query)) return;
    if (changed.size === 0) setTimeout(writeNow, PAUSE_MS);
    changed.add(query.queryHash);
  });
  // A hidden page may be closed before the pause is over.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeNow();
  });
  return worthReading()
    .then(() => restore(cached))
    .then(() => cache.getAll().forEach(fill))
    .catch(() => undefined);
}

/**
 * The app opens offline only with an active service worker; without one, as on the first visit, the cache is read after
 * the first screen.
 */
async function worthReading(): Promise<void> {
  const works = 'serviceWorker' in navigator && navigator.serviceWorker.controller;
  if (!works) await new Promise<void>(resolve => void whenIdle(resolve));
}

async function restore(cached: Map<string, CachedAnswer>): Promise<void> {
  const pintor = currentPintor();
  if (!pintor) return clearCachedAnswers();
  for (const answer of await readCachedAnswers(pintor.id, Date.now())) cached.set(hashKey(answer.key), answer);
}

async function write(queryClient: QueryClient, changed: Set<string>): Promise<void> {
  const hashes = [...changed];
  changed.clear();
  const pintor = currentPintor();
  if (!pintor || hashes.length === 0) return;
  const cache = queryClient.getQueryCache();
  const answers = hashes.flatMap(hash => {
    const query = cache.get(hash);
    if (!query || !isCacheable(query)) return [];
    return [{key: query.queryKey, data: cacheableCopy(query.state.data), at: query.state.dataUpdatedAt}];
  });
  await writeCachedAnswers(pintor.id, answers);
}
