import sharp from 'sharp';
import type {Aleatorio, Quad, Sheet} from '@clube/seeds/desenho';
import {fotografar, type Reflexo, type Rgb, type Tomada} from './camera';
import {criarCondicoes, type Condicoes, type Nivel} from './niveis';
import {cantosDe, type Posicao} from './posicao';
import {rasterizar, type Cinza} from './raster';
import {centroDoCodigo, vistaDaFoto, type Vista} from './visibilidade';

export interface Foto {
  jpeg: Buffer;
  vista: Vista;
}

type Quadro = readonly [largura: number, altura: number];

const tintaDe = (valor: number) => `#${valor.toString(16).padStart(2, '0').repeat(3)}`;

/** Sizes of pictures as phones send them: taller for a strip. */
export function quadroDe({width, height}: {width: number; height: number}, random: Aleatorio): Quadro {
  const tamanhos: [number, number][] =
    height / width > 1.7
      ? [
          [1080, 1920],
          [1440, 2560],
          [1500, 2000],
        ]
      : [
          [1920, 2560],
          [2448, 3264],
        ];
  const [curto, longo] = random.pick(tamanhos);
  return width > height ? [longo, curto] : [curto, longo];
}

/** Turned as the camera was held, and written as a phone writes it. */
export async function revelar(foto: Rgb, condicoes: Condicoes): Promise<Buffer> {
  const {giro, giroAnotado, desfoque, qualidade} = condicoes;
  let imagem = sharp(foto.data, {raw: {width: foto.width, height: foto.height, channels: 3}});
  if (desfoque) imagem = imagem.blur(desfoque);
  if (giro) imagem = sharp(await imagem.png({compressionLevel: 1}).toBuffer()).rotate(giro);
  if (giroAnotado) imagem = imagem.withMetadata({orientation: giro === 90 ? 8 : 6});
  return imagem.jpeg({quality: qualidade}).toBuffer();
}

/** Where the paper lies so that it fills its share of the frame. */
function enquadrar({width: w, height: h}: Cinza, [largura, altura]: Quadro, condicoes: Condicoes): Posicao {
  const {posicao, ocupacao} = condicoes;
  const radianos = (Math.abs(posicao.angulo) * Math.PI) / 180;
  const [cosseno, seno] = [Math.cos(radianos), Math.sin(radianos)];
  const folga = 1 - Math.abs(posicao.inclinacao[0]) - Math.abs(posicao.inclinacao[1]);
  const escala = Math.min(largura / (w * cosseno + h * seno), altura / (w * seno + h * cosseno)) * ocupacao * folga;
  return {...posicao, escala, centro: [largura / 2, altura / 2]};
}

/** Moves the camera so that an end of the paper is out of the picture. */
function cortar(posicao: Posicao, papel: Cinza, [largura, altura]: Quadro, random: Aleatorio): Posicao {
  const fora = random.float(0.2, 0.4) * papel.height * posicao.escala * (random.chance(0.6) ? -1 : 1);
  return {...posicao, escala: posicao.escala * 1.04, centro: [largura / 2, altura / 2 - fora]};
}

/** Takes a picture of a printed paper under the given conditions; answers where its corners fall, too. */
export async function tirarFoto(
  imagem: Cinza,
  quadro: Quadro,
  condicoes: Condicoes,
  random: Aleatorio,
  reflexo?: Reflexo,
): Promise<{jpeg: Buffer; cantos: Quad}> {
  const [largura, altura] = quadro;
  const inteira = enquadrar(imagem, quadro, condicoes);
  const posicao = condicoes.acidente === 'corte' ? cortar(inteira, imagem, quadro, random) : inteira;
  const tomada: Tomada = {...condicoes.tomada, largura, altura, ...(reflexo ? {reflexo} : {})};
  const cantos = cantosDe(imagem.width, imagem.height, posicao);
  return {jpeg: await revelar(fotografar([{imagem, cantos}], tomada, random), condicoes), cantos};
}

/** A sheet as a photo of the given grade of damage, and what of it can be seen there. */
export async function fotografarFolha(folha: Sheet, nivel: Nivel, random: Aleatorio): Promise<Foto> {
  const condicoes = criarCondicoes(nivel, random);
  const quadro = quadroDe(folha, random);
  const escala = 1.15 * Math.min(quadro[0] / folha.width, quadro[1] / folha.height);
  const imagem = await rasterizar(folha, escala, tintaDe(condicoes.tinta));
  const reflexo = condicoes.acidente === 'reflexo' ? centroDoCodigo(folha) : undefined;
  const {jpeg, cantos} = await tirarFoto(imagem, quadro, condicoes, random, reflexo);
  return {jpeg, vista: vistaDaFoto(folha, cantos, ...quadro, reflexo)};
}
