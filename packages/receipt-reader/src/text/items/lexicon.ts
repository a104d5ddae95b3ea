import {fold, editDistance} from '../lines/fold';
import {parseNumbers, type PrintedNumber} from '../numbers';
import type {Line, Term} from '../types';
import {unitOf} from './units';

/**
 * What a piece of a coupon's row can be: `N` a number with decimals, `I` a whole one, `P` one in parentheses, `U` a unit,
 * `X` the sign of multiplication, `R` the sign of the currency, `Q` the word quantity, `V` the words unit, price, value, `Z` the word total,
 * `T` a tax code, `=` itself, `W` anything else.
 */
export interface Lexeme {
  category: string;
  text: string;
  term: Term;
  /** The readings of a number, likeliest first. */
  numbers: PrintedNumber[];
  index: number;
}

const QTDE_WORD = /^(Q|QTD|QTDE|QTDADE|QUANT|QUANTIDADE|QT|QDE)[.:]*$/;
const AMOUNT =
  /^(VL|VI|V1|VLR|V|VALOR|PRECO|UNIT|UNITARIO|VUNIT|VLUNIT|UN)[.:]+$|^(VL|VI|V1|VLR|VALOR|UNIT|UNITARIO|PRECO|UNITARIO:)$/;
const TOTAL_WORD = /^(TOTAL[.:]*|TOT[.:]+)$/;
const PIECE =
  /\([-+]?[\dOIlSBZG][\dOIlSBZG.,]*%?\)?|R\$[:.]?|[-+]?[\d]+(?:[.,:]\d+)*%?|[xX×*](?![A-Za-z])|=|M[23](?![\d.,])|[A-Za-zÀ-ÿ]+\.?:?|[^\s]/g;

// A lone letter may be a tax code, after three decimals it is a unit.
const NUMBER_AND_UNIT = /^(\d[\d.]*,\d{2,4})([A-Za-z]{2,6}\d?)$|^(\d[\d.]*,\d{3,4})([LMG])$/;

/** A word cut where a figure, a unit and a sign were set without blanks: `1,000UNx69,90`. */
function cutPieces(text: string): string[] {
  const [number = '', unitLength = ''] = NUMBER_AND_UNIT.exec(text)?.slice(1).filter(Boolean) ?? [];
  if (unitOf(fold(unitLength))) return [number, unitLength];
  if (/^[-+]?[\dOoIlSBZG|]+([.,;][\dOoIlSBZG|]+)+-?[A-Z]?$/.test(text) && /\d/.test(text)) return [text];
  if (!/^\(?[-+]?\d|^[xX×*=]\d|^R\$|^(Q|V|UN)/i.test(text)) return [text];
  return text.match(PIECE) ?? [text];
}

function classify(text: string): {category: string; numbers: PrintedNumber[]} {
  const folded = fold(text);
  if (/^R\$[:.]?$/.test(folded)) return {category: 'R', numbers: []};
  if (/^[X×*]$/.test(folded)) return {category: 'X', numbers: []};
  if (text === '=') return {category: '=', numbers: []};
  if (QTDE_WORD.test(folded)) return {category: 'Q', numbers: []};
  if (TOTAL_WORD.test(folded)) return {category: 'Z', numbers: []};
  if (AMOUNT.test(folded)) return {category: folded === 'UN:' ? 'U' : 'V', numbers: []};
  if (/^\(.*\)?$/.test(text) && parseNumbers(text.replace(/^\(?|\)?$/g, ''), true).length > 0)
    return {category: 'P', numbers: []};
  if (/%$/.test(text)) return {category: 'T', numbers: []};
  const numbers = parseNumbers(text, /[.,;]/.test(text));
  const [first] = numbers;
  if (first) return {category: numbers.some(({decimals}) => decimals > 0) ? 'N' : 'I', numbers};
  if (unitOf(folded)) return {category: 'U', numbers: []};
  const withTaxCode = /^(.*\d)[A-Z]\d?$/.exec(text)?.[1];
  const withoutTaxCode = withTaxCode ? parseNumbers(withTaxCode).filter(({decimals}) => decimals === 2) : [];
  if (withoutTaxCode.length > 0) return {category: 'N', numbers: withoutTaxCode};
  if (/^([FINTS]{1,2}\d{0,2}|ST|NT|\d{2}T?)$/.test(folded)) return {category: 'T', numbers: []};
  return {category: 'W', numbers: []};
}

/** What stands after the label is a unit, though nobody else uses it; after a number `QT` is no label but a quarter. */
function isUnitByPlace({category, text}: Lexeme, before: Lexeme | undefined): boolean {
  if (/^UN:$/i.test(before?.text ?? '')) return 'WQT'.includes(category) && /^[A-Z]{1,6}\d?$/.test(fold(text));
  return category === 'Q' && unitOf(text) === text && (before?.numbers.length ?? 0) > 0;
}

/** A row's pieces, each with the word it is part of. */
export function lexemesOf(line: Line): Lexeme[] {
  const loose = line.terms.flatMap((term, index) =>
    cutPieces(term.text).map(text => ({...classify(text), text, term, index})),
  );
  return loose.map((piece, i) => (isUnitByPlace(piece, loose[i - 1]) ? {...piece, category: 'U'} : piece));
}

/** A word that means discount, added charge or cancelling, letters forgiven. */
export function resembles(folded: string, word: string): boolean {
  const letters = folded.replace(/[^A-Z]/g, '');
  return letters.length >= 4 && (letters === word || editDistance(letters, word, 1) <= 1);
}
