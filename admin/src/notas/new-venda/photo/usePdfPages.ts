import {useEffect, useEffectEvent, useState} from 'react';
import type {Drawings} from './pages';

/** Draws the pages of PDF files, by a library that comes only then. An address is missing until its file was tried. */
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
        // What cannot be drawn is still a link to a tab of its own.
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
