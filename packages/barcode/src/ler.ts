import {acharFaixas, type Faixa} from './achar.js';
import type {Cinza} from './cinza.js';
import {lerCorridas, type Lido} from './corridas.js';
import {aprumar, limpar, perfil, PASSOS} from './perfil.js';
import {lerSuave} from './suave.js';

/** A text in bars, the strip that holds it (in its reading direction), and how many separate heights say the same. */
export interface BarrasLidas {
  texto: string;
  faixa: Faixa;
  vezes: number;
}

type Serve = (texto: string) => boolean;

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
const METADES = [
  [-0.85, -0.05],
  [0.05, 0.85],
] as const;
const INTEIRA = [-0.8, 0.8] as const;

/** Counts who said what; the whole height shares its pixels with the others and is a sighting only by itself. */
class Contagem {
  private readonly vistos = new Map<string, {alturas: Set<number>; invertido: boolean}>();

  anotar({texto, invertido}: Lido, altura: number): void {
    const visto = this.vistos.get(texto) ?? {alturas: new Set(), invertido};
    if (altura >= 0) visto.alturas.add(altura);
    this.vistos.set(texto, visto);
  }

  get achou(): boolean {
    return this.vistos.size > 0;
  }

  get confirmada(): boolean {
    return [...this.vistos.values()].some(({alturas}) => alturas.size > 1);
  }

  /** What was read; once something is confirmed, nothing else of the same strip counts. */
  lidas(faixa: Faixa): BarrasLidas[] {
    const confirmada = this.confirmada;
    return [...this.vistos]
      .filter(([, {alturas}]) => !confirmada || alturas.size > 1)
      .map(([texto, {alturas, invertido}]) => ({
        texto,
        faixa: invertido ? {...faixa, angulo: faixa.angulo + Math.PI} : faixa,
        vezes: Math.max(1, alturas.size),
      }));
  }
}

/** A further way to read a profile of bars (dark is 0). */
export type LerPerfil = (valores: Uint8Array) => Promise<readonly Lido[]>;

/** Reads one strip height by height, sharper each time, until two heights agree. */
async function lerNitida(imagem: Cinza, faixa: Faixa, serve: Serve, lerMais?: LerPerfil): Promise<Contagem> {
  const perfis = [...ALTURAS, INTEIRA].map(([de, ate]) => perfil(imagem, faixa, de, ate));
  const contagem = new Contagem();
  for (const [forca, raio] of NITIDEZES) {
    for (const [altura, valores] of perfis.entries()) {
      const limpos = limpar(valores, forca, raio * PASSOS);
      const lidos = [...lerCorridas(limpos), ...((await lerMais?.(limpos)) ?? [])];
      for (const lido of lidos) if (serve(lido.texto)) contagem.anotar(lido, altura < ALTURAS.length ? altura : -1);
    }
    if (contagem.confirmada) break;
  }
  return contagem;
}

/** Reads one strip whose bars run into each other; the halves are asked only when the whole says something. */
function lerBorrada(imagem: Cinza, faixa: Faixa, serve: Serve): Contagem {
  const contagem = new Contagem();
  const anotar = ([de, ate]: readonly [number, number], altura: number) => {
    const lido = lerSuave(perfil(imagem, faixa, de, ate), serve);
    if (lido) contagem.anotar(lido, altura);
  };
  anotar(INTEIRA, -1);
  if (contagem.achou) METADES.forEach(anotar);
  return contagem;
}

/** What the bars of a picture say, and the strips in which nothing was read with certainty. */
export interface Barras {
  lidas: BarrasLidas[];
  dificeis: Faixa[];
}

/** Every barcode whose text `serve` accepts, whichever way it lies; `lerMais` is asked about every profile, too. */
export async function lerBarras(imagem: Cinza, reducao: number, serve: Serve, lerMais?: LerPerfil): Promise<Barras> {
  const barras: Barras = {lidas: [], dificeis: []};
  for (const torta of acharFaixas(imagem, reducao)) {
    const faixa = aprumar(imagem, torta);
    const contagem = await lerNitida(imagem, faixa, serve, lerMais);
    barras.lidas.push(...contagem.lidas(faixa));
    if (!contagem.confirmada) barras.dificeis.push(faixa);
  }
  return barras;
}

/** Tries again strips that could not be read bar by bar; each takes about half a second. */
export function lerBorradas(imagem: Cinza, faixas: readonly Faixa[], serve: Serve): BarrasLidas[] {
  return faixas.flatMap(faixa => lerBorrada(imagem, faixa, serve).lidas(faixa));
}
