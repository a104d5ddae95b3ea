import {distancia, esqueleto, tolerancia} from '../lines/fold';
import type {Linha, Termo} from '../types';
import {VOCABULARIO, type NomeRotulo} from './vocabulary';

/** A label found on a line: its words are `linha.termos[inicio..fim)`. */
export interface Ocorrencia {
  nome: NomeRotulo;
  linha: Linha;
  inicio: number;
  fim: number;
  termos: Termo[];
  /** Letters that had to be forgiven. */
  erros: number;
}

/** Which letters a text has, a bit each: texts that differ in many of them need no closer look. */
function letrasDe(texto: string): number {
  let bits = 0;
  for (let i = 0; i < texto.length; i++) bits |= 1 << (texto.charCodeAt(i) % 31);
  return bits;
}

function diferentes(a: number, b: number): number {
  let resto = a ^ b;
  let soma = 0;
  for (; resto !== 0; resto &= resto - 1) soma++;
  return soma;
}

const FORMAS: readonly {nome: NomeRotulo; forma: string; limite: number; letras: number}[] = Object.entries(VOCABULARIO)
  .flatMap(([nome, formas]) =>
    formas.map(texto => {
      const forma = esqueleto(texto);
      return {nome: nome as NomeRotulo, forma, limite: tolerancia(forma.length), letras: letrasDe(forma)};
    }),
  )
  .sort((a, b) => b.forma.length - a.forma.length);

const MAIOR = FORMAS[0]?.forma.length ?? 0;

type Forma = (typeof FORMAS)[number];

/** The forms that a text may be by its first two letters: one of them must be right, in short forms the first. */
const porInicio = new Map<string, Forma[]>();

function candidatas(texto: string): Forma[] {
  const inicio = texto.slice(0, 2);
  const sabidas = porInicio.get(inicio);
  if (sabidas) return sabidas;
  const achadas = FORMAS.filter(
    ({forma, limite}) => forma[0] === inicio[0] || (limite > 1 && forma[1] === inicio[1] && inicio.length === 2),
  );
  porInicio.set(inicio, achadas);
  return achadas;
}

function rotuloEm(linha: Linha, letras: readonly string[], inicio: number): Ocorrencia | undefined {
  const juntas: {texto: string; fim: number; bits: number}[] = [];
  let texto = '';
  for (let i = inicio; i < letras.length && texto.length <= MAIOR + 4; i++) {
    const letra = letras[i] ?? '';
    texto += letra;
    if (letra) juntas.push({texto, fim: i + 1, bits: letrasDe(texto)});
  }
  let melhor: (Ocorrencia & {peso: number}) | undefined;
  for (const {nome, forma, limite, letras: bits} of candidatas(texto)) {
    if (melhor && melhor.peso >= forma.length) break;
    for (const {texto: escrito, fim, bits: seus} of juntas) {
      if (Math.abs(escrito.length - forma.length) > limite || diferentes(bits, seus) > 2 * limite) continue;
      const erros = distancia(escrito, forma, limite);
      const peso = forma.length - 2 * erros;
      if (erros > limite || (melhor && melhor.peso >= peso)) continue;
      melhor = {nome, linha, inicio, fim, termos: linha.termos.slice(inicio, fim), erros, peso};
    }
  }
  return melhor;
}

const porLinha = new WeakMap<Linha, Ocorrencia[]>();

/** The labels of a line from left to right; where several fit, the longest. */
export function rotulosDaLinha(linha: Linha): Ocorrencia[] {
  const sabidos = porLinha.get(linha);
  if (sabidos) return sabidos;
  const letras = linha.termos.map(({texto}) => esqueleto(texto));
  const achados: Ocorrencia[] = [];
  for (let i = 0; i < letras.length; i++) {
    const achado = letras[i] ? rotuloEm(linha, letras, i) : undefined;
    if (!achado) continue;
    achados.push(achado);
    i = achado.fim - 1;
  }
  porLinha.set(linha, achados);
  return achados;
}

/** All labels of some names on some lines. */
export function acharRotulos(linhas: readonly Linha[], ...nomes: NomeRotulo[]): Ocorrencia[] {
  return linhas.flatMap(rotulosDaLinha).filter(({nome}) => nomes.includes(nome));
}
