import {decodificar, type Cinza} from '../zxing';
import {acharFaixas, type Faixa} from './achar';
import {aprumar, limpar, perfil, PASSOS} from './perfil';

/** A text in bars, the strip that holds it, and how many separate heights of the bars said the same. */
export interface BarrasLidas {
  texto: string;
  faixa: Faixa;
  vezes: number;
}

/** Sharpening: how much, and over how many pixels. The first is none. */
const NITIDEZES = [
  [0, 1],
  [1.5, 1],
  [3, 1],
  [2, 2],
  [4, 2],
] as const;
/** Heights that share no pixel, so that agreement between them means something. */
const ALTURAS = [
  [-0.85, -0.35],
  [-0.35, 0.1],
  [0.1, 0.5],
  [0.5, 0.85],
] as const;
const LINHAS = 6;

async function lerPerfil(valores: Uint8Array): Promise<string[]> {
  const dados = new Uint8Array(valores.length * LINHAS);
  for (let linha = 0; linha < LINHAS; linha++) dados.set(valores, linha * valores.length);
  const lidos = await decodificar(
    {largura: valores.length, altura: LINHAS, dados},
    {formats: ['Code128'], tryHarder: true, tryRotate: true, tryInvert: false, tryDownscale: false, minLineCount: 2},
  );
  return lidos.map(({text}) => text);
}

/** Reads one strip height by height, sharper each time, until two heights agree on something `serve` accepts. */
async function lerFaixa(imagem: Cinza, torta: Faixa, serve: (texto: string) => boolean): Promise<BarrasLidas[]> {
  const faixa = aprumar(imagem, torta);
  const perfis = [...ALTURAS, [-0.8, 0.8] as const].map(([de, ate]) => perfil(imagem, faixa, de, ate));
  const vistos = new Map<string, Set<number>>();
  for (const [forca, raio] of NITIDEZES) {
    for (const [altura, valores] of perfis.entries()) {
      for (const texto of await lerPerfil(limpar(valores, forca, raio * PASSOS))) {
        if (!serve(texto)) continue;
        // The whole height shares its pixels with the others: it is worth a sighting only when it is the only one.
        vistos.set(texto, (vistos.get(texto) ?? new Set()).add(altura));
      }
    }
    if ([...vistos.values()].some(alturas => separadas(alturas) > 1)) break;
  }
  return [...vistos].map(([texto, alturas]) => ({texto, faixa, vezes: separadas(alturas)}));
}

const separadas = (alturas: ReadonlySet<number>): number =>
  Math.max(1, [...alturas].filter(altura => altura < ALTURAS.length).length);

/** Every barcode whose text `serve` accepts, whichever way it lies. */
export async function lerBarras(imagem: Cinza, serve: (texto: string) => boolean): Promise<BarrasLidas[]> {
  const lidas: BarrasLidas[] = [];
  for (const faixa of acharFaixas(imagem)) lidas.push(...(await lerFaixa(imagem, faixa, serve)));
  return lidas;
}
