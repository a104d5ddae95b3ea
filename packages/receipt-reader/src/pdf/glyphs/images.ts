import type {PDFPageProxy, Pdfjs} from '../pdfjs';

interface ImagemPdfjs {
  kind?: number;
  data?: ArrayLike<number> | null;
}

interface Guardados {
  has(nome: string): boolean;
  get(nome: string): ImagemPdfjs | null;
}

const AMOSTRAS = 500;
const COMPARTILHADA = /^g_/;

/** Whether something under a picture shows through it; `imagem` is the picture itself or the name it is kept by. */
export function transparente(pdfjs: Pdfjs, pagina: PDFPageProxy, imagem: unknown): boolean {
  const {kind, data} = typeof imagem === 'string' ? procurar(pagina, imagem) : ((imagem ?? {}) as ImagemPdfjs);
  if (kind !== pdfjs.ImageKind.RGBA_32BPP || !data) return false;
  const pixels = Math.floor(data.length / 4);
  const passo = Math.max(1, Math.floor(pixels / AMOSTRAS));
  for (let i = 0; i < pixels; i += passo) if ((data[i * 4 + 3] ?? 255) < 255) return true;
  return false;
}

function procurar(pagina: PDFPageProxy, nome: string): ImagemPdfjs {
  const guardados = (COMPARTILHADA.test(nome) ? pagina.commonObjs : pagina.objs) as Guardados;
  return (guardados.has(nome) ? guardados.get(nome) : null) ?? {};
}
