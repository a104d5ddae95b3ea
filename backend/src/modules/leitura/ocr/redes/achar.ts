import {redimensionar, type ImagemCinza} from '../../imagem';
import {acharFaixas, type Faixa} from './faixas';
import type {Redes} from './modelos';
import {paraAchar} from './tensores';

/** Letters of this height, in pixels, are high enough to be seen. */
const LETRA = 10;
/** Text is looked for in no larger picture than this: memory and time grow with its area. */
const LADO_MAIOR = 1760;

/** The strips of text of a picture whose letters have that height in pixels; 0 where it is not known. */
export async function faixasDe({achar}: Redes, imagem: ImagemCinza, letra: number): Promise<Faixa[]> {
  const {Tensor} = await import('onnxruntime-node');
  const desejada = letra > 0 ? LETRA / letra : 1;
  const vezes = Math.min(1, desejada, LADO_MAIOR / Math.max(imagem.largura, imagem.altura));
  const menor = vezes < 1 ? await redimensionar(imagem, vezes) : imagem;
  const {dados, largura, altura} = paraAchar(menor);
  const saida = await achar.run({[achar.inputNames[0]!]: new Tensor('float32', dados, [1, 3, altura, largura])});
  const mapa = saida[achar.outputNames[0]!]!.data as Float32Array;
  return acharFaixas({largura, altura, dados: mapa}).map(({x0, y0, x1, y1, altura: alta}) => ({
    x0: x0 / vezes,
    y0: y0 / vezes,
    x1: x1 / vezes,
    y1: y1 / vezes,
    altura: alta / vezes,
  }));
}
