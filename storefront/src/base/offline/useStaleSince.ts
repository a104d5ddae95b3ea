import {ApiError} from '@clube/api-client';
import {useQueryClient, type Query} from '@tanstack/react-query';
import {useCallback, useSyncExternalStore} from 'react';
import {isCacheable} from './cacheable';

/** It could not be refetched for want of a connection, whatever the phone reports. */
const isStuck = ({state: {fetchFailureReason: why}}: Query): boolean => why instanceof ApiError && why.status === 0;

/**
 * When the oldest of what is on the screen came, in ms since 1970, if there is no connection to refetch it; undefined while there
 * is, and where nothing on the screen is cached.
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
