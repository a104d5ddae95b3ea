/** The text of each page, in page order, with single spaces between words. */
export async function pagesOf(content: Uint8Array): Promise<string[]> {
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({data: content, useSystemFonts: true, verbosity: 0});
  const document = await loading.promise;
  const pages: string[] = [];
  for (let i = 1; i <= document.numPages; i++) {
    const {items} = await (await document.getPage(i)).getTextContent();
    const text = items.map(item => ('str' in item ? item.str : '')).join(' ');
    pages.push(text.replace(/\s+/g, ' '));
  }
  await loading.destroy();
  return pages;
}
