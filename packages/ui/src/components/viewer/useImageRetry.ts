import {useEffect, useState} from 'react';

/** Retries a picture that failed to load: by a button, when back online, and for each new URL. */
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
    /** React key: a new key makes a new element, as browsers do not request a failed picture again. */
    key,
    failed,
    onFail: () => {
      setFailedKey(key);
      onFail();
    },
    retry: () => setAttempt(previous => previous + 1),
  };
}
