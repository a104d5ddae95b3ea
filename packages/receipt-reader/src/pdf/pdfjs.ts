import {dirname, join, sep} from 'node:path';
import type {PDFDocumentProxy, PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type {PDFDocumentProxy, PDFPageProxy};
export type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let carregado: Promise<Pdfjs> | undefined;

/** Loaded at the first PDF only: it is large and puts names of browsers into the process. */
export function carregarPdfjs(): Promise<Pdfjs> {
  carregado ??= import('pdfjs-dist/legacy/build/pdf.mjs');
  return carregado;
}

const pacote = dirname(require.resolve('pdfjs-dist/package.json'));
const pasta = (nome: string) => join(pacote, nome) + sep;

/** Everything a document may need comes from the package; nothing is fetched, no system font, no form script. */
export const RECURSOS = {
  cMapUrl: pasta('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: pasta('standard_fonts'),
  iccUrl: pasta('iccs'),
  wasmUrl: pasta('wasm'),
  useWorkerFetch: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  disableWorkerRendering: true,
  verbosity: 0,
} as const;
