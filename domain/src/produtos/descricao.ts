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

/** The description with its cut words written out, for a search by likeness. */
export function descricaoPorExtenso(texto: string): string {
  const {palavras} = lerDescricao(texto);
  return palavras.map(({inteira}) => inteira).join(' ');
}
