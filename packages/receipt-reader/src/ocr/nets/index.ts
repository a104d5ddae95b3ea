import type {Pagina} from '../../document/types';
import {girar, type Giro, type ImagemCinza} from '../../image';
import {faixasDe} from './find';
import type {Faixa} from './strips';
import {lerFaixas} from './read-strips';
import {ligarRedes, type Redes} from './models';
import {palavrasDaFaixa} from './words';

export {fecharRedes} from './models';

/** So many strips, long enough to have words and no longer than needed, tell whether a page stands on its head. */
const AMOSTRA = {quantas: 8, esbeltez: 6} as const;
/** What a letter of a line on its head is read with, about; it counts for nothing. */
const ACASO = 0.6;

const aoContrario = ({x0, y0, x1, y1, altura}: Faixa, {largura: w, altura: h}: ImagemCinza): Faixa => ({
  x0: w - x1,
  y0: h - y1,
  x1: w - x0,
  y1: h - y0,
  altura,
});

async function acharGiro(redes: Redes, imagem: ImagemCinza, faixas: readonly Faixa[]): Promise<Giro> {
  const desvio = ({x0, x1, altura}: Faixa) => Math.abs(Math.log((x1 - x0) / altura / AMOSTRA.esbeltez));
  const amostra = faixas.toSorted((a, b) => desvio(a) - desvio(b)).slice(0, AMOSTRA.quantas);
  const nota = async (em: ImagemCinza, quais: readonly Faixa[]) =>
    (await lerFaixas(redes, em, quais)).flat().reduce((soma, {confianca}) => soma + confianca - ACASO, 0);
  const emPe = await nota(imagem, amostra);
  const virada = amostra.map(faixa => aoContrario(faixa, imagem));
  return emPe >= (await nota(girar(imagem, 180), virada)) ? 0 : 180;
}

/** Reads a picture whose lines lie, by neural nets; undefined where this machine cannot run them. */
export async function reconhecerPorRedes(
  imagem: ImagemCinza,
  {arquivo, numero}: {arquivo: number; numero: number},
  letra: number,
): Promise<Pagina | undefined> {
  const redes = await ligarRedes();
  if (!redes) return undefined;
  const achadas = await faixasDe(redes, imagem, letra);
  const giro = await acharGiro(redes, imagem, achadas);
  const emPe = girar(imagem, giro);
  const faixas = giro === 0 ? achadas : achadas.map(faixa => aoContrario(faixa, imagem));
  const letras = await lerFaixas(redes, emPe, faixas);
  const palavras = faixas.flatMap((faixa, i) => palavrasDaFaixa(letras[i]!, faixa));
  const {largura, altura, paraVista} = emPe;
  return {arquivo, numero, largura, altura, palavras, fonte: 'ocr', paraVista};
}
