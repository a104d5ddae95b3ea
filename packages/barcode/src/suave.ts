import {ajustar, reajustar, type Ajuste, type Postura} from './ajustar.js';
import {MODULOS, MODULOS_FIM, textoDe} from './code128.js';
import type {Lido} from './corridas.js';

/** Characters before the stop (start, pairs of digits, check) of a key of 44 digits, of half of one, of one with letters. */
const COMUNS = [24] as const;
const RAROS = [13, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36] as const;
const DESVIOS = [-0.05, -0.025, 0, 0.025, 0.05];
/** How many beginnings are followed to their end. */
const PARTIDAS = 4;
const BORROES = [0.45, 0.7, 1, 1.3];
/** Above this share of unexplained light the drawing found is no barcode. */
const ERRO_MAXIMO = 0.35;

/** The brightness between dark and light in a profile. */
function limiar(perfil: Float32Array): number {
  const ordenado = Float32Array.from(perfil).sort();
  const em = (parte: number) => ordenado[Math.floor(parte * (ordenado.length - 1))]!;
  return em(0.08) + (em(0.92) - em(0.08)) * 0.72;
}

/** Where the light margins begin on both sides of the middle: inside the bars no space is so wide. */
function pontas(perfil: Float32Array): [number, number] | undefined {
  // The widest a module can be here: that of the shortest code.
  const modulo = perfil.length / 1.28 / 277;
  const claro = limiar(perfil);
  const meio = Math.floor(perfil.length / 2);
  const andar = (passo: 1 | -1): number | undefined => {
    let seguidos = 0;
    for (let i = meio; i >= 0 && i < perfil.length; i += passo) {
      seguidos = perfil[i]! > claro ? seguidos + 1 : 0;
      if (seguidos > 6 * modulo) return i - passo * seguidos;
    }
    return undefined;
  };
  const [inicio, fim] = [andar(-1), andar(1)];
  return inicio === undefined || fim === undefined ? undefined : [inicio, fim];
}

/** The neighbouring postures worth a try. */
function vizinhas(postura: Postura, modulo: number, passo: number): Postura[] {
  const {inicio, fim, desvio} = postura;
  const d = passo * modulo;
  return [
    {...postura, inicio: inicio - d},
    {...postura, inicio: inicio + d},
    {...postura, fim: fim - d},
    {...postura, fim: fim + d},
    {...postura, desvio: desvio - passo * 0.012},
    {...postura, desvio: desvio + passo * 0.012},
  ];
}

/** Moves a posture as long as the drawing fits better. */
function descer(perfil: Float32Array, inicial: Postura, modulo: number, caracteres: number): [Postura, Ajuste] {
  let [postura, ajuste] = [inicial, ajustar(perfil, inicial, caracteres)];
  for (const passo of [0.4, 0.15]) {
    for (let volta = 0; volta < 8; volta++) {
      const antes = ajuste.erro;
      for (const outra of vizinhas(postura, modulo, passo)) {
        const tentado = ajustar(perfil, outra, caracteres);
        if (tentado.erro < ajuste.erro) [postura, ajuste] = [outra, tentado];
      }
      if (ajuste.erro === antes) break;
    }
  }
  return [postura, ajuste];
}

interface Partida {
  perfil: Float32Array;
  postura: Postura;
  caracteres: number;
  modulo: number;
  erro: number;
}

/** The rough postures that explain a profile best, over these lengths of code and both directions. */
function partidas(perfil: Float32Array, comprimentos: readonly number[]): Partida[] {
  const extremos = pontas(perfil);
  if (!extremos) return [];
  const [inicio, fim] = extremos;
  const ultimo = perfil.length - 1;
  const direcoes = [
    {perfil, inicio, fim},
    {perfil: perfil.slice().reverse(), inicio: ultimo - fim, fim: ultimo - inicio},
  ];
  const todas = direcoes.flatMap(direcao =>
    comprimentos.flatMap(caracteres => {
      const modulo = (fim - inicio) / (caracteres * MODULOS + MODULOS_FIM);
      return BORROES.flatMap(borrao =>
        DESVIOS.map(desvio => {
          const postura = {inicio: direcao.inicio, fim: direcao.fim, desvio, borrao};
          const {erro} = ajustar(direcao.perfil, postura, caracteres);
          return {perfil: direcao.perfil, postura, caracteres, modulo, erro};
        }),
      );
    }),
  );
  return todas.sort((a, b) => a.erro - b.erro).slice(0, PARTIDAS);
}

function* textos(perfil: Float32Array, comprimentos: readonly number[]): Generator<Lido> {
  for (const {perfil: lido, postura, caracteres, modulo} of partidas(perfil, comprimentos)) {
    const [final, ajuste] = descer(lido, postura, modulo, caracteres);
    if (ajuste.erro > ERRO_MAXIMO) continue;
    for (const escolher of [() => ajuste.valores, () => reajustar(lido, final, ajuste)]) {
      const texto = textoDe(escolher());
      if (texto !== undefined) yield {texto, invertido: lido !== perfil};
    }
  }
}

/**
 * Reads bars that are too fine or too blurred to be told one by one: draws characters through a blur and keeps those
 * that explain the profile. Only codes that begin with digits in pairs, as all keys do; either direction. The first
 * text that `serve` accepts, the likeliest first.
 */
export function lerSuave(perfil: Float32Array, serve: (texto: string) => boolean): Lido | undefined {
  for (const comprimentos of [COMUNS, RAROS])
    for (const lido of textos(perfil, comprimentos)) if (serve(lido.texto)) return lido;
  return undefined;
}
