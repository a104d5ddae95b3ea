import {prefersReducedMotion} from '@clube/ui';
import {useEffect, useState} from 'react';

const SEEN_SALDO_KEY = 'clube.saldo-visto';
const DURATION_MS = 900;

/** The balance shown last in this browser session; undefined if none was. */
function lastSeenSaldo(): number | undefined {
  const text = sessionStorage.getItem(SEEN_SALDO_KEY);
  return text === null ? undefined : Number(text);
}

/** The number to show: counts up to the balance if it has grown since it was last shown, else is the balance. */
export function useCountUp(saldo: number): number {
  const [shown, setShown] = useState(() => Math.min(lastSeenSaldo() ?? saldo, saldo));
  useEffect(() => {
    const from = lastSeenSaldo() ?? saldo;
    sessionStorage.setItem(SEEN_SALDO_KEY, String(saldo));
    const reducedMotion = prefersReducedMotion();
    let frame = 0;
    let start: number | undefined;
    const step = (time: number): void => {
      start ??= time;
      const progress = reducedMotion || saldo <= from ? 1 : Math.min(1, (time - start) / DURATION_MS);
      setShown(Math.round(saldo - (saldo - from) * (1 - progress) ** 3));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [saldo]);
  return shown;
}
