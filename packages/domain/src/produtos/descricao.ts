import {lerEmbalagem, type Embalagem} from './embalagem.js';
import {semAcento} from './texto.js';
import {classeDe, inteiraDe, palavraVazia, type ClassePalavra} from './vocabulario.js';

/** A word of a description. */
export interface Palavra {
  /** As it stands, without accents, in lower case. */
  readonly bruta: string;
  /** The full word of the trade that it stands for, or itself. */
  readonly inteira: string;
  /** Absent for a name: a line of products, a maker. */
  readonly classe?: ClassePalavra;
}

/** A description taken apart. */
export interface Descricao {
  readonly palavras: readonly Palavra[];
  readonly embalagem: Embalagem;
}

// What the trade writes in two words and means as one.
const LOCUCOES: readonly (readonly [RegExp, string])[] = [
  [/\bsemi[\s-]*br?i?l?h?o?\b/g, 'semibrilho'],
  [/\bs\s*[/.]?\s*brilho\b/g, 'semibrilho'],
  [/\balto\s*brilho\b/g, 'brilhante'],
  [/\b(?:b|base)\s*[/.]?\s*agua\b/g, 'agua'],
  [/\bmassa\s+(?:cor|corr?)\b/g, 'massa corrida'],
  [/\bmassa\s+pva\b/g, 'massa corrida'],
  [/\bcorrida\s+pva\b/g, 'corrida'],
  [/\bsuper\s*premium\b/g, 'premium'],
];

/** Takes a product's description apart, whoever wrote it: measures, and words with what they stand for. */
export function lerDescricao(texto: string): Descricao {
  const {resto, ...embalagem} = lerEmbalagem(LOCUCOES.reduce((t, [de, para]) => t.replace(de, para), semAcento(texto)));
  const palavras = resto
    .split(/[^a-z0-9]+/)
    .filter(bruta => bruta.length > 1 && !palavraVazia(bruta))
    .map((bruta): Palavra => {
      const inteira = inteiraDe(bruta) ?? bruta;
      const classe = classeDe(inteira);
      return {bruta, inteira, ...(classe ? {classe} : {})};
    });
  return {palavras, embalagem};
}

const LEMBRADAS_MAXIMO = 5000;
const lembradas = new Map<string, Descricao>();

/** The same for a name of the catalogue, which comes again with every line: taken apart once. */
export function lerNomeDoCatalogo(nome: string): Descricao {
  const lembrada = lembradas.get(nome);
  if (lembrada) return lembrada;
  if (lembradas.size >= LEMBRADAS_MAXIMO) lembradas.clear();
  const lida = lerDescricao(nome);
  lembradas.set(nome, lida);
  return lida;
}

const NOME_MINIMO = 4;

/** What to search for in the catalogue: the whole description with its cut words written out, and the names in it. */
export function termosDeBusca(texto: string): {readonly extenso: string; readonly nomes: readonly string[]} {
  const {palavras} = lerDescricao(texto);
  const nomes = palavras.filter(({bruta, classe}) => classe === undefined && bruta.length >= NOME_MINIMO);
  return {extenso: palavras.map(({inteira}) => inteira).join(' '), nomes: nomes.map(({bruta}) => bruta)};
}
