/** What a PDF may cost. */
export interface LimitesPdf {
  bytes: number;
  /** How many pages are read; further ones are only counted. */
  paginas: number;
  /** Of a picture made from a page: its resolution is lowered to keep to it. */
  pixels: number;
  /** Of a picture inside the document: larger ones are left out. */
  pixelsEmbutidos: number;
  /** Letters of a page: what comes after them is left out. */
  glifos: number;
}

export const LIMITES_PDF: LimitesPdf = {
  bytes: 15 * 1024 * 1024,
  paginas: 10,
  pixels: 16_000_000,
  pixelsEmbutidos: 60_000_000,
  glifos: 60_000,
};

export type MotivoPdf = 'grande_demais' | 'senha' | 'ilegivel' | 'sem_paginas';

/** A PDF that cannot be read at all. */
export class PdfRecusado extends Error {
  constructor(
    readonly motivo: MotivoPdf,
    options?: ErrorOptions,
  ) {
    super(`the PDF cannot be read: ${motivo}`, options);
    this.name = 'PdfRecusado';
  }
}
