import type {QrCodeNfce} from '@clube/domain';
import {notaDoXml, notaDosCodigos} from './dos-textos';
import {lerPixels} from './ler-pixels';

const LIMITE_MS = 5000;
/** Enough for a code on a whole receipt; a phone's full picture would only take longer. */
const LADO_MAIOR = 2400;
const INICIO_XML = 64 * 1024;

async function abrir(arquivo: File): Promise<ImageBitmap> {
  const inteira = await createImageBitmap(arquivo, {imageOrientation: 'from-image'});
  const escala = LADO_MAIOR / Math.max(inteira.width, inteira.height);
  if (escala >= 1) return inteira;
  const reduzida = await createImageBitmap(inteira, {
    resizeWidth: Math.max(1, Math.round(inteira.width * escala)),
    resizeHeight: Math.max(1, Math.round(inteira.height * escala)),
    resizeQuality: 'high',
  });
  inteira.close();
  return reduzida;
}

async function ler(arquivo: File, tipo: string, signal: AbortSignal): Promise<QrCodeNfce | undefined> {
  if (tipo === 'application/xml') return notaDoXml(await arquivo.slice(0, INICIO_XML).text());
  if (!tipo.startsWith('image/')) return undefined;
  return notaDosCodigos(await lerPixels(await abrir(arquivo), signal));
}

/**
 * What the code of a picture, or an XML file, says of its receipt. Undefined when it says nothing, when this browser
 * cannot open the file, or after five seconds: reading is a help and never in the way.
 */
export async function lerArquivo(arquivo: File, tipo: string, signal: AbortSignal): Promise<QrCodeNfce | undefined> {
  const prazo = AbortSignal.any([signal, AbortSignal.timeout(LIMITE_MS)]);
  const desistir = new Promise<undefined>(resolve =>
    prazo.addEventListener('abort', () => resolve(undefined), {once: true}),
  );
  return Promise.race([ler(arquivo, tipo, prazo).catch(() => undefined), desistir]);
}
