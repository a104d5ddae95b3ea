import {ApiError} from '@clube/api-client';
import {useQueryClient, type Query} from '@tanstack/react-query';
import {useCallback, useSyncExternalStore} from 'react';
import {isCacheable} from './cacheable';

/** Whether a refetch failed for lack of a connection, whatever the browser's online status is. */
const isStuck = ({state: {fetchFailureReason: why}}: Query): boolean => why instanceof ApiError && why.status === 0;

/**
 * The time of the oldest data on screen, ms since 1970, if it cannot be refetched for lack of a connection; undefined
 * if there is a connection or nothing on screen is cached.
 */
export function useStaleSince(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = cache.subscribe(listener);
      for (const event of ['online', 'offline']) window.addEventListener(event, listener);
      return () => {
        stop();
        for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
      };
    },
    [cache],
  );
  return useSyncExternalStore(subscribe, () => {
    const shown = cache.getAll().filter(query => query.isActive() && isCacheable(query));
    const old = navigator.onLine ? shown.filter(isStuck) : shown;
    return old.length > 0 ? Math.min(...old.map(({state}) => state.dataUpdatedAt)) : undefined;
  });
}
