import {useEffect, useEffectEvent} from 'react';
import {renewIn, expired} from './signed-address';

/**
 * Refetches the receipt before the URLs of its files expire, and when the user returns to a screen on which they have
 * expired.
 */
export function useFreshAddresses(urls: readonly (string | null | undefined)[], renew: () => void): void {
  const urlsKey = JSON.stringify(urls);
  const onExpire = useEffectEvent(() => renew());
  const onBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && urls.some(url => expired(url, Date.now()))) renew();
  });
  useEffect(() => {
    const onReturn = (): void => onBack();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  useEffect(() => {
    const wait = renewIn(JSON.parse(urlsKey) as (string | null)[], Date.now());
    if (wait === undefined) return;
    const timer = window.setInterval(() => onExpire(), wait);
    return () => window.clearInterval(timer);
  }, [urlsKey]);
}
