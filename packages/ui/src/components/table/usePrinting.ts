import {useEffect, useEffectEvent, useState} from 'react';
import {flushSync} from 'react-dom';

/**
 * Whether the page is being printed; true before the browser lays out the printed pages. `prepare` is called just before;
 * the browser does not wait for asynchronous work.
 */
export function usePrinting(prepare?: () => void): boolean {
  const [printing, setPrinting] = useState(false);
  const change = useEffectEvent((next: boolean) => {
    if (next && !printing) prepare?.();
    flushSync(() => setPrinting(next));
  });
  useEffect(() => {
    const [before, after] = [() => change(true), () => change(false)];
    // Browsers without a `beforeprint` event, and print emulation, only change the medium.
    const paper = window.matchMedia('print');
    const follow = () => change(paper.matches);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
