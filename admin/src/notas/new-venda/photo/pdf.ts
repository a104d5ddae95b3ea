import {GlobalWorkerOptions, getDocument} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A limit against malicious files: a receipt has few pages. */
const MAX_PAGES = 10;
/** Width of a rendered page, pixels: still sharp at 200% zoom. */
const WIDTH = 1400;

/** Renders the pages as object URLs, which the caller must revoke when they are no longer shown. */
export async function drawPages(url: string, signal: AbortSignal): Promise<string[]> {
  const task = getDocument({url, enableXfa: false});
  try {
    const pdf = await task.promise;
    const pages: string[] = [];
    for (let pageNumber = 1; pageNumber <= Math.min(pdf.numPages, MAX_PAGES) && !signal.aborted; pageNumber++) {
      const page = await pdf.getPage(pageNumber);
      const natural = page.getViewport({scale: 1});
      const viewport = page.getViewport({scale: Math.min(4, WIDTH / natural.width)});
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.min(16_000, Math.ceil(viewport.height));
      await page.render({canvas, viewport}).promise;
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
      if (blob) pages.push(URL.createObjectURL(blob));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/**
 * The number of pages of a PDF.
 * @throws if the file cannot be opened
 */
export async function countPages(url: string): Promise<number> {
  const task = getDocument({url, enableXfa: false});
  try {
    return (await task.promise).numPages;
  } finally {
    await task.destroy();
  }
}
