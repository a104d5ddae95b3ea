import {useEffect, useEffectEvent} from 'react';
import {notifyFailure} from '../providers/failure';

/** Shows a toast, once, when a screen's query fails. */
export function useFailureToast(error: Error | null, fallback: string): void {
  const failed = useEffectEvent(() => notifyFailure(error, fallback));
  useEffect(() => {
    if (error) failed();
  }, [error]);
}
