import decode from 'heic-decode';
import sharp, {type Sharp} from 'sharp';

/** sharp is built without a licence for HEVC, so phones' HEIC pictures are decoded first; their turn is applied. */
export async function decodificarHeic(conteudo: Uint8Array): Promise<Sharp> {
  const {width, height, data} = await decode({buffer: conteudo});
  return sharp(data, {raw: {width, height, channels: 4}});
}
