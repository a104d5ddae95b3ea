import {useEffect, useState} from 'react';

/** A picture that may not come: tried again by a button, on coming back online, and under each new address. */
export function useImageRetry(url: string, onFail: () => void) {
  const [attempt, setAttempt] = useState(0);
  const [failedKey, setFailedKey] = useState<string>();
  const key = `${attempt} ${url}`;
  const failed = failedKey === key;
  useEffect(() => {
    if (!failed) return;
    const retry = (): void => setAttempt(previous => previous + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  return {
    /** Another one makes another element: a picture that failed is not requested again by itself. */
    key,
    failed,
    onFail: () => {
      setFailedKey(key);
      onFail();
    },
    retry: () => setAttempt(previous => previous + 1),
  };
}
