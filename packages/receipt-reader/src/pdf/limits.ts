/** The limits for reading a PDF. */
export interface PdfLimits {
  bytes: number;
  /** Number of pages that are read; further ones are only counted. */
  pages: number;
  /** Pixels of a rendered page, whose resolution is reduced if necessary. */
  pixels: number;
  /** Pixels of an embedded picture; larger ones are ignored. */
  embeddedPixels: number;
  /** Letters of a page; further ones are ignored. */
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
