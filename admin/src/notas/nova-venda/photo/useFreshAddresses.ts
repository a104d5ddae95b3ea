import {useEffect, useEffectEvent} from 'react';
import {renovarEm, vencida} from './signed-address';

/** Asks for the receipt again before the addresses of its files die, and on coming back to a screen where they have. */
export function useFreshAddresses(urls: readonly (string | null | undefined)[], renovar: () => void): void {
  const daVez = JSON.stringify(urls);
  const onExpire = useEffectEvent(() => renovar());
  const onBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && urls.some(url => vencida(url, Date.now()))) renovar();
  });
  useEffect(() => {
    const voltar = (): void => onBack();
    document.addEventListener('visibilitychange', voltar);
    return () => document.removeEventListener('visibilitychange', voltar);
  }, []);
  useEffect(() => {
    const espera = renovarEm(JSON.parse(daVez) as (string | null)[], Date.now());
    if (espera === undefined) return;
    const relogio = window.setInterval(() => onExpire(), espera);
    return () => window.clearInterval(relogio);
  }, [daVez]);
}
