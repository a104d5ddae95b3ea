import {readBars, readBlurredBars, type BarReading, type GrayImage, type Strip} from '@clube/barcode';
import type {ReaderOptions} from '@clube/barcode/zxing';
import type {Cinza, ImagemCinza} from '../image/types';
import {Achados} from './sightings';
import {barrasServem, type CodigoVisto} from './content';
import {cantosDaFaixa, cantosDe, type Onde} from './places';
import {tentativas, type Tentativa} from './attempts';
import {decodificar, lerPerfil} from './zxing';

/** `rapido` stops at the first key; `completo` looks for every code, as two receipts may share a picture. */
export type Esforco = 'rapido' | 'completo';

const OPCOES: ReaderOptions = {
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  minLineCount: 3,
  maxNumberOfSymbols: 16,
};
/** Strips of blurred bars that are tried, at about half a second each. */
const SUAVES = {rapido: 2, completo: 3};
/** Above this side, in pixels, bars are looked for in the reduced picture as well. */
const LADO_REDUZIDO = 1700;

/** As the readers of codes want it. */
const emPixels = ({largura, altura, dados}: Cinza): GrayImage => ({width: largura, height: altura, data: dados});

async function tentar({imagem, fator, x, y, formatos}: Tentativa, achados: Achados): Promise<void> {
  for (const lido of await decodificar(emPixels(imagem), {...OPCOES, formats: [...formatos]})) {
    const formato = lido.format === 'Code128' ? 'codigo_barras' : 'qrcode';
    achados.anotar({formato, texto: lido.text, cantos: cantosDe(lido, fator, x, y), vezes: 1});
  }
}

function anotarBarras(lidas: readonly BarReading[], achados: Achados): void {
  for (const {text, strip, times} of lidas)
    achados.anotar({formato: 'codigo_barras', texto: text, cantos: cantosDaFaixa(strip), vezes: times});
}

/** Bars read one by one; what remains to be tried as blurred ones. */
async function tentarBarras(imagem: GrayImage, reducao: number, achados: Achados): Promise<Strip[]> {
  const {readings, hard} = await readBars(imagem, reducao, barrasServem, lerPerfil);
  anotarBarras(readings, achados);
  return hard;
}

/**
 * Finds the codes of a page that say an access key, cheapest way first. Only texts with a right check digit are
 * answered. Takes some 50 ms for a clear picture, one to three seconds for one without any code.
 */
export async function lerCodigos(imagem: ImagemCinza, onde: Onde, esforco: Esforco): Promise<CodigoVisto[]> {
  const achados = new Achados(onde);
  const basta = () => esforco === 'rapido' && achados.certo;
  const [inteira, ...outras] = tentativas(imagem, esforco);
  if (inteira) await tentar(inteira(), achados);
  if (basta()) return achados.codigos();
  const pixels = emPixels(imagem);
  const dificeis = await tentarBarras(pixels, 1, achados);
  if (!achados.temChave && Math.max(imagem.largura, imagem.altura) > LADO_REDUZIDO)
    dificeis.unshift(...(await tentarBarras(pixels, 2, achados)).slice(0, 1));
  for (const preparar of outras) {
    if (basta()) return achados.codigos();
    await tentar(preparar(), achados);
  }
  if (!basta()) anotarBarras(readBlurredBars(pixels, dificeis.slice(0, SUAVES[esforco]), barrasServem), achados);
  return achados.codigos();
}
