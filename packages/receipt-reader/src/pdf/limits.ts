/** What a PDF may cost. */
export interface PdfLimits {
  bytes: number;
  /** How many pages are read; further ones are only counted. */
  pages: number;
  /** Of a picture made from a page: its resolution is lowered to keep to it. */
  pixels: number;
  /** Of a picture inside the document: larger ones are left out. */
  embeddedPixels: number;
  /** Letters of a page: what comes after them is left out. */
  glyphs: number;
}

export const PDF_LIMITS: PdfLimits = {
  bytes: 15 * 1024 * 1024,
  pages: 10,
  pixels: 16_000_000,
  embeddedPixels: 60_000_000,
  glyphs: 60_000,
};

export type PdfRefusalReason = 'grande_demais' | 'senha' | 'ilegivel' | 'sem_paginas';

/** A PDF that cannot be read at all. */
export class PdfRefused extends Error {
  constructor(
    readonly reason: PdfRefusalReason,
    options?: ErrorOptions,
  ) {
    super(`the PDF cannot be read: ${reason}`, options);
    this.name = 'PdfRefused';
  }
}
