import {useEffect, useState, type RefObject} from 'react';

const ALCANCAVEIS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Whether what is in the element does not fit and holds nothing that takes the focus: only then must the element itself
 * take it, so that a keyboard can scroll it.
 */
export function useRola(ref: RefObject<HTMLElement | null>, aberto: boolean): boolean {
  const [rola, setRola] = useState(false);
  useEffect(() => {
    const caixa = ref.current;
    if (!caixa || !aberto) return;
    const vigia = new ResizeObserver(() =>
      setRola(caixa.scrollHeight > caixa.clientHeight + 1 && !caixa.querySelector(ALCANCAVEIS)),
    );
    for (const parte of [caixa, ...caixa.children]) vigia.observe(parte);
    return () => vigia.disconnect();
  }, [ref, aberto]);
  return rola;
}
