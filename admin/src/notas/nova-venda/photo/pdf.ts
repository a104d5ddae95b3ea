import {GlobalWorkerOptions, getDocument} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A receipt has few pages; a hostile file has thousands. */
const MAX_PAGES = 10;
/** Pixels of the width of a drawn page: sharp enough to read at twice the size. */
const WIDTH = 1400;

/** Draws the pages as pictures of our own; the addresses are to be revoked when they are no longer shown. */
export async function drawPages(url: string, sinal: AbortSignal): Promise<string[]> {
  const tarefa = getDocument({url, enableXfa: false});
  try {
    const documento = await tarefa.promise;
    const paginas: string[] = [];
    for (let numero = 1; numero <= Math.min(documento.numPages, MAX_PAGES) && !sinal.aborted; numero++) {
      const pagina = await documento.getPage(numero);
      const natural = pagina.getViewport({scale: 1});
      const viewport = pagina.getViewport({scale: Math.min(4, WIDTH / natural.width)});
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.min(16_000, Math.ceil(viewport.height));
      await pagina.render({canvas, viewport}).promise;
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
      if (blob) paginas.push(URL.createObjectURL(blob));
    }
    return paginas;
  } finally {
    await tarefa.destroy();
  }
}

/** How many pages a PDF has; throws where it cannot be opened. */
export async function countPages(url: string): Promise<number> {
  const tarefa = getDocument({url, enableXfa: false});
  try {
    return (await tarefa.promise).numPages;
  } finally {
    await tarefa.destroy();
  }
}
