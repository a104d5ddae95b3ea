/** The readers of the club look at no more of a picture than this; a larger one only takes longer to arrive. */
export const LADO_MAIOR = 4000;
/** Above this a picture is written anew: what a camera saves generously is sent in half the time. */
const BYTES_GENEROSOS = 3 * 1024 * 1024;
const QUALIDADE = 0.85;
/** Less is not worth losing the original for. */
const GANHO = 0.8;

export interface Foto {
  imagem: ImageBitmap;
  /** It was larger. */
  reduzida: boolean;
}

/** The picture with its longer side at most so long; the same one when it is no larger. */
export async function noTamanho(imagem: ImageBitmap, lado: number): Promise<ImageBitmap> {
  const escala = lado / Math.max(imagem.width, imagem.height);
  if (escala >= 1) return imagem;
  return createImageBitmap(imagem, {
    resizeWidth: Math.max(1, Math.round(imagem.width * escala)),
    resizeHeight: Math.max(1, Math.round(imagem.height * escala)),
    resizeQuality: 'high',
  });
}

/** Upright, as people see it. Throws when this browser cannot show such a picture. */
export async function abrirFoto(arquivo: Blob): Promise<Foto> {
  const inteira = await createImageBitmap(arquivo, {imageOrientation: 'from-image'});
  const imagem = await noTamanho(inteira, LADO_MAIOR);
  if (imagem === inteira) return {imagem, reduzida: false};
  inteira.close();
  return {imagem, reduzida: true};
}

/** A smaller file of the same picture, for sending; undefined when the original will do. */
export async function encolher(arquivo: Blob, {imagem, reduzida}: Foto): Promise<Blob | undefined> {
  if (!reduzida && arquivo.size <= BYTES_GENEROSOS) return undefined;
  const tela = new OffscreenCanvas(imagem.width, imagem.height);
  const pincel = tela.getContext('2d', {alpha: false});
  if (!pincel) return undefined;
  // JPEG has no transparency: without a ground a screenshot's would turn black.
  pincel.fillStyle = '#fff';
  pincel.fillRect(0, 0, imagem.width, imagem.height);
  pincel.drawImage(imagem, 0, 0);
  const menor = await tela.convertToBlob({type: 'image/jpeg', quality: QUALIDADE});
  return menor.size < arquivo.size * GANHO ? menor : undefined;
}
