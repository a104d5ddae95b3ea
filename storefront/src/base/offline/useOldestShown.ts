import {ApiError} from '@clube/api-client';
import {useQueryClient, type Query} from '@tanstack/react-query';
import {useCallback, useSyncExternalStore} from 'react';
import {isKept} from './kept';

/** It could not be asked for anew, for want of a connection. */
const isStuck = ({state}: Query): boolean =>
  state.fetchStatus === 'paused' ||
  (state.fetchFailureReason instanceof ApiError && state.fetchFailureReason.status === 0);

/**
 * When the oldest of what is on the screen came, in ms since 1970, if there is no connection to ask for it anew; undefined
 * while there is, and where nothing on the screen is old.
 */
export function useOldestShown(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const stuck = cache.getAll().filter(query => query.isActive() && isKept(query) && isStuck(query));
    return stuck.length > 0 ? Math.min(...stuck.map(({state}) => state.dataUpdatedAt)) : undefined;
  });
}
