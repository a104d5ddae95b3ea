import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/** Whether the page is on its way to paper, true before the browser lays its sheets out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const change = (next: boolean) => () => flushSync(() => setPrinting(next));
    const [before, after] = [change(true), change(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
