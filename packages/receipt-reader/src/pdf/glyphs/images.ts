import type {PDFPageProxy, Pdfjs} from '../pdfjs';

interface PdfjsImage {
  kind?: number;
  data?: ArrayLike<number> | null;
}

interface KeptObjects {
  has(name: string): boolean;
  get(name: string): PdfjsImage | null;
}

/** Number of sampled pixels, as transparent pictures have many transparent pixels. */
const SAMPLES = 500;
const SHARED = /^g_/;

/** Whether a picture is transparent; `image` is the picture itself or its name in the page's objects. */
export function isTransparent(pdfjs: Pdfjs, page: PDFPageProxy, image: unknown): boolean {
  const {kind, data} = typeof image === 'string' ? lookUp(page, image) : ((image ?? {}) as PdfjsImage);
  if (kind !== pdfjs.ImageKind.RGBA_32BPP || !data) return false;
  const pixels = Math.floor(data.length / 4);
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  for (let i = 0; i < pixels; i += step) if ((data[i * 4 + 3] ?? 255) < 255) return true;
  return false;
}

function lookUp(page: PDFPageProxy, name: string): PdfjsImage {
  const objects = (SHARED.test(name) ? page.commonObjs : page.objs) as KeptObjects;
  return (objects.has(name) ? objects.get(name) : null) ?? {};
}
