import {redimensionar, type ImagemCinza} from '../../image';
import {acharFaixas, type Faixa} from './strips';
import type {Redes} from './models';
import {paraAchar} from './tensors';

/** Letters of this height, in pixels, are high enough to be seen. */
const LETRA = 10;
/** Text is looked for in no larger picture than this: time grows with its area. */
const LADO_MAIOR = 1760;
/** A picture is looked at in bands of this height, for memory grows with the area seen at once; in pixels. */
const BANDA = 448;
/** Neighbouring bands both see so much: a line cut by the edge of one lies whole in the other. */
const SOBREPOSTO = 64;

const emEscala = ({x0, y0, x1, y1, altura}: Faixa, vezes: number): Faixa => ({
  x0: x0 * vezes,
  y0: y0 * vezes,
  x1: x1 * vezes,
  y1: y1 * vezes,
  altura: altura * vezes,
});

async function faixasDaBanda({achar}: Redes, imagem: ImagemCinza, de: number, ate: number): Promise<Faixa[]> {
  const {largura: w} = imagem;
  const {dados, largura, altura} = paraAchar({
    ...imagem,
    altura: ate - de,
    dados: imagem.dados.subarray(de * w, ate * w),
  });
  const mapa = await achar({dados, forma: [1, 3, altura, largura]});
  return acharFaixas({largura, altura, dados: mapa.dados}).map(faixa => ({
    ...faixa,
    y0: faixa.y0 + de,
    y1: faixa.y1 + de,
  }));
}

/** The strips of text of a picture whose letters have that height in pixels; 0 where it is not known. */
export async function faixasDe(redes: Redes, imagem: ImagemCinza, letra: number): Promise<Faixa[]> {
  const desejada = letra > 0 ? LETRA / letra : 1;
  const vezes = Math.min(1, desejada, LADO_MAIOR / Math.max(imagem.largura, imagem.altura));
  const menor = vezes < 1 ? await redimensionar(imagem, vezes) : imagem;
  const achadas: Faixa[] = [];
  for (let de = 0; de < menor.altura; de += BANDA) {
    const fim = Math.min(menor.altura, de + BANDA);
    const topo = Math.max(0, de - SOBREPOSTO);
    const vistas = await faixasDaBanda(redes, menor, topo, Math.min(menor.altura, fim + SOBREPOSTO));
    const meio = ({y0, y1}: Faixa) => (y0 + y1) / 2;
    achadas.push(...vistas.filter(faixa => meio(faixa) >= de && meio(faixa) < fim));
  }
  return achadas.map(faixa => emEscala(faixa, 1 / vezes));
}
