import sharp from 'sharp';
import {renderSvg, type Sheet} from '@clube/seeds/desenho';

/** A picture of one byte a pixel. */
export interface Cinza {
  width: number;
  height: number;
  data: Buffer;
}

const LADO_MAXIMO = 9000;

/** A sheet as black on white, `escala` pixels a point (less when the picture would grow beyond reason). */
export async function rasterizar(folha: Sheet, escala: number, tinta = '#222222'): Promise<Cinza> {
  const cabe = Math.min(escala, LADO_MAXIMO / Math.max(folha.width, folha.height));
  const imagem = sharp(Buffer.from(renderSvg(folha, cabe, tinta)), {unlimited: true})
    .flatten({background: '#ffffff'})
    .greyscale();
  const {data, info} = await imagem.raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}
