import {compor} from '../../documento/geometria';
import type {Caixa} from '../../documento/tipos';
import type {ImagemCinza} from '../../imagem';

/** The rectangle of a picture, kept inside it. */
export function recorte(imagem: ImagemCinza, caixa: Caixa): ImagemCinza {
  const x0 = Math.min(imagem.largura - 1, Math.max(0, Math.floor(caixa.x0)));
  const y0 = Math.min(imagem.altura - 1, Math.max(0, Math.floor(caixa.y0)));
  const largura = Math.max(1, Math.min(imagem.largura, Math.ceil(caixa.x1)) - x0);
  const altura = Math.max(1, Math.min(imagem.altura, Math.ceil(caixa.y1)) - y0);
  const dados = new Uint8Array(largura * altura);
  for (let y = 0; y < altura; y++) {
    const de = (y0 + y) * imagem.largura + x0;
    dados.set(imagem.dados.subarray(de, de + largura), y * largura);
  }
  return {largura, altura, dados, paraVista: compor(imagem.paraVista, [1, 0, x0, 0, 1, y0, 0, 0, 1])};
}
