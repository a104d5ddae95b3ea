import type {QrCodeNfce} from '@clube/domain';
import {abrirFoto, encolher, LADO_MAIOR, noTamanho} from './foto';
import {notaNosPixels} from './ler-pixels';

/** What is learned of a picture on the phone. */
export interface FotoLida {
  /** The browser could open it. */
  aberta?: boolean;
  nota?: QrCodeNfce;
  /** What to send instead of the original. */
  menor?: Blob;
}

/** Enough for the code on a whole receipt; only where nothing is found one looks closer, which takes thrice as long. */
const LADOS = [2400, LADO_MAIOR];

async function lerNota(imagem: ImageBitmap): Promise<QrCodeNfce | undefined> {
  let vista: ImageBitmap | undefined;
  for (const lado of LADOS) {
    const anterior = vista;
    vista = await noTamanho(imagem, lado);
    if (vista === anterior) return undefined;
    const nota = await notaNosPixels(vista);
    if (vista !== imagem) vista.close();
    if (nota) return nota;
  }
  return undefined;
}

/** Reads the codes of a picture and makes it smaller. Rejects when the browser cannot open it. */
export async function lerFoto(arquivo: Blob): Promise<FotoLida> {
  const foto = await abrirFoto(arquivo);
  const nota = await lerNota(foto.imagem).catch(() => undefined);
  const menor = await encolher(arquivo, foto).catch(() => undefined);
  foto.imagem.close();
  return {aberta: true, ...(nota && {nota}), ...(menor && {menor})};
}
