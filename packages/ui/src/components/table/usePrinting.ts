import {useEffect, useEffectEvent, useState} from 'react';
import {flushSync} from 'react-dom';

/**
 * Whether the page is on its way to paper, true before the browser lays its sheets out. `prepare` is called just before;
 * the browser waits for nothing that it begins.
 */
export function usePrinting(prepare?: () => void): boolean {
  const [printing, setPrinting] = useState(false);
  const change = useEffectEvent((next: boolean) => {
    if (next && !printing) prepare?.();
    flushSync(() => setPrinting(next));
  });
  useEffect(() => {
    const [before, after] = [() => change(true), () => change(false)];
    // Browsers that do not tell beforehand, and previews that never print, change the medium alone.
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
