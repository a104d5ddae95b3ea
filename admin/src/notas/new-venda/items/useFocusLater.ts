import {useCallback, useEffect, useState} from 'react';

type Find = () => HTMLElement | null | undefined;

/** Puts the focus somewhere once the next drawing is done: what held it until then may be gone by that time. */
export function useFocusLater() {
  const [request, setRequest] = useState<{find: Find}>();
  useEffect(() => request?.find()?.focus(), [request]);
  return useCallback((find: Find): void => setRequest({find}), []);
}
