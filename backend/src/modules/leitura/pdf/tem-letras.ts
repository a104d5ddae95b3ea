import type {PDFPageProxy} from './pdfjs';

const MINIMO = 12;

/** Reads only as far as it must to know whether a page has more text than a stamp. */
export async function temLetras(pagina: PDFPageProxy): Promise<boolean> {
  const leitor = (pagina.streamTextContent() as ReadableStream<{items: {str?: string}[]}>).getReader();
  let letras = 0;
  try {
    for (;;) {
      const {done, value} = await leitor.read();
      if (done) return false;
      for (const {str = ''} of value.items) letras += str.replace(/\s/g, '').length;
      if (letras >= MINIMO) return true;
    }
  } finally {
    await leitor.cancel(new Error('enough was read')).catch(() => undefined);
  }
}
