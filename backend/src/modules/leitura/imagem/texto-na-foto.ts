import {redimensionar} from './amostrar';
import {estudar} from './estudo';
import type {ImagemCinza, Ponto} from './tipos';

const LADO = 2000;

/** The letters of a photo that stand in lines, lying or standing, as points in its pixels. */
export async function acharTexto(imagem: ImagemCinza): Promise<{pontos: Ponto[]; letra: number}> {
  const vezes = Math.min(1, LADO / Math.max(imagem.largura, imagem.altura));
  const reduzida = vezes < 1 ? await redimensionar(imagem, vezes) : imagem;
  const {deLado, linhas, letra} = await estudar(reduzida);
  const pontos = linhas.flat().map(({x0, y0, x1, y1}): Ponto => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return deLado ? [y / vezes, (reduzida.altura - x) / vezes] : [x / vezes, y / vezes];
  });
  return {pontos, letra: letra / vezes};
}
