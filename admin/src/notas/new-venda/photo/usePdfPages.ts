import {useEffect, useEffectEvent, useState} from 'react';
import type {Drawings} from './pages';

/**
 * Renders the pages of PDF files with a library that is loaded on demand. A URL is missing in the result until its file
 * was tried.
 */
export function usePdfPages(pdfs: readonly string[], onFail: (url: string) => void): Drawings {
  const [drawings, setDrawings] = useState<Drawings>({});
  const joined = pdfs.join('\n');
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!joined) return;
    const controller = new AbortController();
    const drawn: string[] = [];
    const draw = async (url: string): Promise<void> => {
      let pages: string[] = [];
      try {
        const {drawPages} = await import('./pdf');
        pages = await drawPages(url, controller.signal);
      } catch {
        // A PDF that cannot be rendered is still shown as a link.
        if (!controller.signal.aborted) fail(url);
      }
      if (controller.signal.aborted) return pages.forEach(page => URL.revokeObjectURL(page));
      drawn.push(...pages);
      setDrawings(before => ({...before, [url]: pages}));
    };
    void joined.split('\n').reduce((before, url) => before.then(() => draw(url)), Promise.resolve());
    return () => {
      controller.abort();
      drawn.forEach(page => URL.revokeObjectURL(page));
    };
  }, [joined]);
  return drawings;
}
