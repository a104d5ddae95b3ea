import {dirname, join, sep} from 'node:path';
import type {PDFDocumentProxy, PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type {PDFDocumentProxy, PDFPageProxy};
export type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let loaded: Promise<Pdfjs> | undefined;

/** Loaded at the first PDF only: it is large and puts names of browsers into the process. */
export function loadPdfjs(): Promise<Pdfjs> {
  loaded ??= import('pdfjs-dist/legacy/build/pdf.mjs');
  return loaded;
}

const packageFolder = dirname(require.resolve('pdfjs-dist/package.json'));
const folderOf = (name: string) => join(packageFolder, name) + sep;

/** Everything a document may need comes from the package; nothing is fetched, no system font, no form script. */
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
