import {useCallback, useEffect, useState} from 'react';

type Find = () => HTMLElement | null | undefined;

/** Moves the focus after the next rendering, as the element that has it now may be removed by then. */
export function useFocusLater() {
  const [request, setRequest] = useState<{find: Find}>();
  useEffect(() => request?.find()?.focus(), [request]);
  return useCallback((find: Find): void => setRequest({find}), []);
}
