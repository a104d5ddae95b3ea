import {dirname, join, sep} from 'node:path';
import type {PDFDocumentProxy, PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type {PDFDocumentProxy, PDFPageProxy};
export type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let loaded: Promise<Pdfjs> | undefined;

/** Loads pdf.js at the first PDF, as it is large and defines browser globals in the process. */
export function loadPdfjs(): Promise<Pdfjs> {
  loaded ??= import('pdfjs-dist/legacy/build/pdf.mjs');
  return loaded;
}

const packageFolder = dirname(require.resolve('pdfjs-dist/package.json'));
const folderOf = (name: string) => join(packageFolder, name) + sep;

/** Options so that all resources are from the package: nothing is fetched, no system fonts, no form scripts. */
export const PDFJS_OPTIONS = {
  cMapUrl: folderOf('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: folderOf('standard_fonts'),
  iccUrl: folderOf('iccs'),
  wasmUrl: folderOf('wasm'),
  useWorkerFetch: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  disableWorkerRendering: true,
  verbosity: 0,
} as const;
