import type {QrCodeNfce} from '@clube/domain';
import {notaDosCodigos, type TextoDeCodigo} from './dos-textos.ts';

/** The readers of our own, for where the browser's says nothing or is not there. */
export interface Leitores {
  barras: (imagem: ImageBitmap) => Promise<TextoDeCodigo[]>;
  zxing: (imagem: ImageBitmap) => Promise<TextoDeCodigo[]>;
}

/** The part of the browser's own detector that is used here; not every browser has it. */
interface DetectorDeCodigos {
  detect(imagem: ImageBitmap): Promise<{format: string; rawValue: unknown}[]>;
}
interface ClasseDetector {
  new (opcoes: {formats: string[]}): DetectorDeCodigos;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATOS = ['qr_code', 'code_128'];

async function detectar(imagem: ImageBitmap): Promise<TextoDeCodigo[] | undefined> {
  const Classe = (globalThis as {BarcodeDetector?: ClasseDetector}).BarcodeDetector;
  if (!Classe) return undefined;
  const conhecidos = await Classe.getSupportedFormats();
  if (!FORMATOS.every(formato => conhecidos.includes(formato))) return undefined;
  const achados = await new Classe({formats: FORMATOS}).detect(imagem);
  return achados.flatMap(({format, rawValue}) =>
    typeof rawValue === 'string' && FORMATOS.includes(format) ? [{qr: format === 'qr_code', texto: rawValue}] : [],
  );
}

async function comPixels(imagem: ImageBitmap, ler: (pixels: ImageData) => Promise<TextoDeCodigo[]>) {
  const {pixelsDe} = await import('./pixels');
  const pixels = pixelsDe(imagem);
  return pixels ? ler(pixels) : [];
}

// The second is large: whoever has a detector, or whose bars were read, never loads it.
const NOSSOS: Leitores = {
  barras: imagem => comPixels(imagem, async pixels => (await import('./ler-barras')).lerBarrasDe(pixels)),
  zxing: imagem => comPixels(imagem, async pixels => (await import('./ler-zxing')).lerComZxing(pixels)),
};

/**
 * The receipt that the codes of a picture speak of: by the browser's own detector where it has one, then by our reader of
 * bars, which finds more of them; where the browser has none, or it fails, by a general reader at last.
 */
export async function notaNosPixels(imagem: ImageBitmap, nossos: Leitores = NOSSOS): Promise<QrCodeNfce | undefined> {
  const detectados = await detectar(imagem).catch(() => undefined);
  const nota = notaDosCodigos(detectados ?? []);
  // Two receipts in one picture are no reason to look for a third.
  if (nota || detectados?.some(codigo => notaDosCodigos([codigo]))) return nota;
  const barras = await nossos.barras(imagem).catch(() => []);
  if (barras.length > 0 || detectados) return notaDosCodigos(barras);
  return notaDosCodigos(await nossos.zxing(imagem));
}
