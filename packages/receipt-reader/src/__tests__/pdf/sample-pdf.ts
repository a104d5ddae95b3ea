import assert from 'node:assert/strict';
import type {FileToRead, Page, Word} from '../../document/types';
import {openPdf, type PdfLimits, type OpenPdf} from '../../pdf';
import {writeText, rawPdf, type RawPage} from './raw-pdf';

/** Additional text, as a page with only a few letters counts as one without text. */
export const FILLER = writeText('ENCHIMENTO DE PAGINA', 50, 30);

export interface Pdfs {
  open(content: Buffer, limits?: Partial<PdfLimits>, crop?: FileToRead['crop']): Promise<OpenPdf>;
  /** The text of a document with one page. */
  textOf(page: RawPage | string, extras?: Record<number, string>): Promise<Page>;
  wordsOf(page: RawPage | string, extras?: Record<number, string>): Promise<string[]>;
}

/** Opens documents for the tests of a group and closes them after each. */
export function givenPdfs(): Pdfs {
  let opened: OpenPdf[] = [];
  afterEach(async () => {
    await Promise.all(opened.map(pdf => pdf.close()));
    opened = [];
  });

  const opening: Pdfs['open'] = async (content, limits, crop) => {
    const pdf = await openPdf(content, limits, 0, crop);
    opened.push(pdf);
    return pdf;
  };
  const textOf: Pdfs['textOf'] = async (page, extras) =>
    (await opening(rawPdf([typeof page === 'string' ? {content: page} : page], extras))).text(1);
  return {
    open: opening,
    textOf,
    wordsOf: async (page, extras) => (await textOf(page, extras)).words.map(({text}) => text),
  };
}

export const findWord = (page: Page, text: string): Word =>
  page.words.find(word => word.text === text) ?? assert.fail(`no ${text}`);

export const assertNear = (value: number, expected: number, slack = 1): void =>
  assert.ok(Math.abs(value - expected) <= slack, `${value} is not near ${expected}`);
