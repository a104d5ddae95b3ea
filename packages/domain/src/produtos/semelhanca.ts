import {compararEmbalagens, type Comparacao} from './comparar-embalagem.js';
import type {Descricao, Palavra} from './descricao.js';
import {palavrasIguais} from './palavras-iguais.js';
import type {ClassePalavra} from './vocabulario.js';

/** How alike two descriptions are. */
export interface Semelhanca {
  /** 0 to 1. */
  readonly nota: number;
  readonly embalagem: Comparacao;
  /** They differ in something that makes two products: kind, base, finish, quality or colour. */
  readonly contradiz: boolean;
  /** Each has a word that the other has not: what is not understood might say that it is another product. */
  readonly resta: boolean;
  /** What the product's words without a counterpart say about it. */
  readonly faltam: readonly ClassePalavra[];
  /** Every word of each has its counterpart in the other, well read, and a name is among them. */
  readonly completa: boolean;
}

const PESO: Readonly<Record<ClassePalavra | 'nome', number>> = {
  nome: 1.4,
  tipo: 1.2,
  cor: 1.1,
  base: 0.9,
  acabamento: 0.9,
  qualidade: 0.7,
  comum: 0.4,
};
const DISTINTIVAS: readonly ClassePalavra[] = ['tipo', 'base', 'acabamento', 'qualidade', 'cor'];
const FATOR: Readonly<Record<Comparacao, number>> = {igual: 1, provavel: 0.95, ausente: 0.88, diferente: 0.5};
/** Below this a word is a cut that might stand for another one. */
const BEM_LIDA = 0.9;

const pesoDe = ({classe}: Palavra) => PESO[classe ?? 'nome'];
const soma = (palavras: readonly Palavra[], valor: (i: number) => number) =>
  palavras.reduce((total, palavra, i) => total + pesoDe(palavra) * valor(i), 0);

interface Par {
  a: number;
  b: number;
  valor: number;
}

const juntas = (palavras: readonly Palavra[], i: number) =>
  (palavras[i]?.bruta ?? '') + (palavras[i + 1]?.bruta ?? '#');

/** The best counterpart for each word, each used once; a word torn in two or two run together count as found. */
function emparelhar(a: readonly Palavra[], b: readonly Palavra[]): {deA: number[]; deB: number[]} {
  const pares: Par[] = [];
  a.forEach((x, i) =>
    b.forEach((y, j) => {
      const valor = palavrasIguais(x, y);
      if (valor > 0) pares.push({a: i, b: j, valor});
    }),
  );
  pares.sort((x, y) => y.valor - x.valor);
  const [deA, deB] = [a.map(() => 0), b.map(() => 0)];
  for (const par of pares) {
    if (deA[par.a] || deB[par.b]) continue;
    deA[par.a] = deB[par.b] = par.valor;
  }
  casarJuntas(a, deA, b, deB);
  casarJuntas(b, deB, a, deA);
  return {deA, deB};
}

function casarJuntas(a: readonly Palavra[], deA: number[], b: readonly Palavra[], deB: number[]): void {
  a.forEach((x, i) =>
    b.forEach((y, j) => {
      if (deA[i] === 1 || x.bruta !== juntas(b, j)) return;
      deA[i] = deB[j] = deB[j + 1] = 1;
    }),
  );
}

/** A word of this class (a name: none) has no counterpart. */
const sobra = (palavras: readonly Palavra[], achadas: number[], classe: ClassePalavra | undefined) =>
  palavras.some((palavra, i) => palavra.classe === classe && !achadas[i]);

const semPar = (palavras: readonly Palavra[], achadas: number[]) =>
  palavras.some(({classe}, i) => classe !== 'comum' && !achadas[i]);

/** Each side says something of the same kind that the other does not: white here, ice there. */
function contradizem(a: readonly Palavra[], deA: number[], b: readonly Palavra[], deB: number[]): boolean {
  return DISTINTIVAS.some(classe => sobra(a, deA, classe) && sobra(b, deB, classe));
}

const bemLidas = (palavras: readonly Palavra[], achadas: number[]) =>
  palavras.every(({classe}, i) => classe === 'comum' || (achadas[i] ?? 0) >= BEM_LIDA);

/** Compares what was read with a product's name. Pure: the same two texts always give the same answer. */
export function compararDescricoes(lida: Descricao, produto: Descricao): Semelhanca {
  const [a, b] = [lida.palavras, produto.palavras];
  const embalagem = compararEmbalagens(lida.embalagem, produto.embalagem);
  const {deA, deB} = emparelhar(a, b);
  const doProduto =
    soma(b, j => deB[j] ?? 0) /
    Math.max(
      soma(b, () => 1),
      0.1,
    );
  const doLido =
    soma(a, i => deA[i] ?? 0) /
    Math.max(
      soma(a, () => 1),
      0.1,
    );
  const texto = doProduto + doLido > 0 ? (2 * doProduto * doLido) / (doProduto + doLido) : 0;
  const contradiz = contradizem(a, deA, b, deB);
  const outroNome = sobra(a, deA, undefined) && sobra(b, deB, undefined);
  const temNome = b.some(({classe}, j) => classe === undefined && (deB[j] ?? 0) >= BEM_LIDA);
  return {
    nota: texto * FATOR[embalagem] * (contradiz ? 0.6 : 1) * (outroNome ? 0.85 : 1),
    embalagem,
    contradiz,
    faltam: b.flatMap(({classe}, j) => (classe && !deB[j] ? [classe] : [])),
    resta: semPar(a, deA) && semPar(b, deB),
    completa: temNome && bemLidas(a, deA) && bemLidas(b, deB),
  };
}
