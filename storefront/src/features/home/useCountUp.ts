import {prefersReducedMotion} from '@clube/ui';
import {useEffect, useState} from 'react';

const KEY = 'clube.saldo-visto';
const DURATION_MS = 900;

function seenBefore(): number | undefined {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : Number(text);
}

/** Counts up to the balance when points have arrived since it was last seen; shows it at once otherwise. */
export function useCountUp(saldo: number): number {
  const [shown, setShown] = useState(() => Math.min(seenBefore() ?? saldo, saldo));
  useEffect(() => {
    const from = seenBefore() ?? saldo;
    sessionStorage.setItem(KEY, String(saldo));
    const still = prefersReducedMotion();
    let frame = 0;
    let start: number | undefined;
    const step = (time: number): void => {
      start ??= time;
      const share = still || saldo <= from ? 1 : Math.min(1, (time - start) / DURATION_MS);
      setShown(Math.round(saldo - (saldo - from) * (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [saldo]);
  return shown;
}
