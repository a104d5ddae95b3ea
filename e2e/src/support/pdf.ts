export interface PdfPage {
  /** In points of 1/72 inch. */
  width: number;
  height: number;
  /** With single spaces between words. */
  text: string;
}

/** The pages of a PDF. */
export async function pagesOf(content: Uint8Array): Promise<PdfPage[]> {
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({data: new Uint8Array(content), useSystemFonts: true, verbosity: 0});
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let i = 1; i <= document.numPages; i++) {
    const page = await document.getPage(i);
    const {width, height} = page.getViewport({scale: 1});
    const {items} = await page.getTextContent();
    const text = items.map(item => ('str' in item ? item.str : '')).join(' ');
    pages.push({width, height, text: text.replace(/\s+/g, ' ')});
  }
  await loading.destroy();
  return pages;
}
