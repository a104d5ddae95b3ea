import {type PDFPageProxy, loadPdfjs, PDFJS_OPTIONS, type PDFDocumentProxy, type Pdfjs} from './pdfjs';
import {scaleToUnit} from '../document/geometry';
import type {FileToRead, Page, Word} from '../document/types';
import type {PageImage} from '../image';
import {splitDirections} from './words/directions';
import {traceGlyphs} from './glyphs/glyphs';
import {legible} from './words/legible';
import {PDF_LIMITS, PdfRefused, type PdfLimits} from './limits';
import {formWords} from './words/words';
import {rasterize} from './rasterize';
import type {OpenPdf} from './opened';
import {CroppedPdf} from './cropped';

/** Minimum number of letters of a page with text; stamps and lines that scanners add have fewer. */
const MIN_LETTERS = 12;

/** Whether a page has more text than a stamp; stops reading as soon as this is known. */
async function hasLetters(page: PDFPageProxy): Promise<boolean> {
  const textReader = (page.streamTextContent() as ReadableStream<{items: {str?: string}[]}>).getReader();
  let letters = 0;
  try {
    for (;;) {
      const {done, value} = await textReader.read();
      if (done) return false;
      for (const {str = ''} of value.items) letters += str.replace(/\s/g, '').length;
      if (letters >= MIN_LETTERS) return true;
    }
  } finally {
    await textReader.cancel(new Error('enough was read')).catch(() => undefined);
  }
}

/**
 * Opens a PDF, without fetching external resources and without running its scripts. If `crop` has corners, only the area
 * inside them is read of its first page.
 * @throws PdfRefused when it is too large, requires a password, has no pages or is not a PDF.
 */
export async function openPdf(
  content: Buffer,
  limits: Partial<PdfLimits> = {},
  file = 0,
  crop: FileToRead['crop'] = {},
): Promise<OpenPdf> {
  const limit = {...PDF_LIMITS, ...limits};
  if (content.length > limit.bytes) throw new PdfRefused('grande_demais');
  const pdfjs = await loadPdfjs();
  const document = await openDocument(pdfjs, content, limit);
  if (document.numPages < 1) throw new PdfRefused('sem_paginas');
  const pdf = new Pdf(pdfjs, document, limit, {arquivo: file, requested: crop.paginas});
  return crop.cantos ? new CroppedPdf(pdf, crop.paginas?.[0] ?? 1, crop.cantos) : pdf;
}

async function openDocument(pdfjs: Pdfjs, content: Buffer, limit: PdfLimits): Promise<PDFDocumentProxy> {
  const task = pdfjs.getDocument({...PDFJS_OPTIONS, data: new Uint8Array(content), maxImageSize: limit.embeddedPixels});
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw new PdfRefused(error instanceof pdfjs.PasswordException ? 'senha' : 'ilegivel', {cause: error});
  }
}

const firstPages = (count: number) => Array.from({length: count}, (_, i) => i + 1);

type PageSize = Pick<Page, 'width' | 'height' | 'toView'>;
/** A4 in points. */
const [A4_WIDTH, A4_HEIGHT] = [595, 842];
const BLANK_PAGE: PageSize = {width: A4_WIDTH, height: A4_HEIGHT, toView: scaleToUnit(A4_WIDTH, A4_HEIGHT)};

class Pdf implements OpenPdf {
  readonly totalPages: number;
  readonly pages: readonly number[];
  readonly skipped: number;
  private readonly arquivo: number;

  constructor(
    private readonly pdfjs: Pdfjs,
    private readonly document: PDFDocumentProxy,
    private readonly limit: PdfLimits,
    {arquivo: file, requested}: {arquivo: number; requested?: readonly number[] | undefined},
  ) {
    this.arquivo = file;
    this.totalPages = document.numPages;
    const all = requested?.filter(n => n >= 1 && n <= document.numPages);
    const count = all?.length ?? document.numPages;
    this.pages = all?.slice(0, limit.pages) ?? firstPages(Math.min(count, limit.pages));
    this.skipped = count - this.pages.length;
  }

  async hasText(n: number): Promise<boolean> {
    return this.withFallback(n, hasLetters, false);
  }

  async text(n: number): Promise<Page> {
    const [principal] = await this.texts(n);
    return principal ?? this.pagina(n, BLANK_PAGE, []);
  }

  async texts(n: number): Promise<Page[]> {
    return this.withFallback(n, pdfPage => this.read(n, pdfPage), [this.pagina(n, BLANK_PAGE, [])]);
  }

  async image(n: number, dpi: number): Promise<PageImage> {
    this.check(n);
    try {
      const pdfPage = await this.document.getPage(n);
      const image = await rasterize(pdfPage, dpi, this.limit.pixels);
      pdfPage.cleanup();
      return image;
    } catch (error) {
      throw new PdfRefused('ilegivel', {cause: error});
    }
  }

  async close(): Promise<void> {
    await this.document.loadingTask.destroy();
  }

  private async read(n: number, pdfPage: PDFPageProxy): Promise<Page[]> {
    const {width, height} = pdfPage.getViewport({scale: 1});
    const whole = {width, height, toView: scaleToUnit(width, height)};
    if (!(await hasLetters(pdfPage))) return [this.pagina(n, whole, [])];
    const glyphs = (await traceGlyphs(this.pdfjs, pdfPage, this.limit.glyphs)).filter(
      ({x, y}) => x >= 0 && y >= 0 && x <= width && y <= height,
    );
    pdfPage.cleanup();
    const directions = splitDirections(legible(glyphs), width, height);
    if (directions.length === 0) return [this.pagina(n, whole, [])];
    return directions.map(direction => this.pagina(n, direction, formWords(direction.glyphs)));
  }

  private pagina(n: number, {width, height, toView}: PageSize, words: Word[]): Page {
    return {arquivo: this.arquivo, number: n, width, height, words, source: 'texto', toView};
  }

  private check(n: number): void {
    if (!this.pages.includes(n)) throw new RangeError(`page ${n} of ${this.pages.join(', ')}`);
  }

  /** Returns `fallback` for a broken page, which is treated as a page without text. */
  private async withFallback<T>(n: number, work: (pdfPage: PDFPageProxy) => Promise<T>, fallback: T): Promise<T> {
    this.check(n);
    try {
      return await work(await this.document.getPage(n));
    } catch {
      return fallback;
    }
  }
}
