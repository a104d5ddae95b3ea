import type {ModeloFiscal} from '@clube/domain';
import type {Clue} from '../../document/types';
import {AGAINST_KEY, clue, bestFirst} from '../confidence';
import {foldedOf, middleY} from '../lines/lines';
import {asDigits} from '../numbers';
import {findLabels} from '../labels/labels';
import type {Sheet, Term} from '../types';
import {valueOf, type ValueReader} from '../labels/neighbours';

/** Maximum digits of an NF-e's series, a SAT device's number and a document's number. */
const MAX_DIGITS = {serie: 3, sat: 9, numero: 9} as const;
/** Maximum distance of number and series in one box, in heights of a row. */
const SAME_BOX = 4;
/** Chosen certainties without a key: a series, a number next to a series, a number next to the document's name. */
const UNCONFIRMED = {serie: 0.85, withSerie: 0.92, named: 0.8} as const;

interface WholeNumber {
  value: number;
  repaired: boolean;
}

/** A whole number, thousands grouped or not, of at most `maxDigits` digits. */
function wholeNumber(maxDigits: number): ValueReader<WholeNumber> {
  return ([term]: readonly Term[]) => {
    if (!term) return undefined;
    const text = term.text.replace(/^[^\w]+|[^\w]+$/g, '');
    const repaired = /[A-Za-z|!]/.test(text);
    const cleaned = repaired ? asDigits(text) : text;
    if (!/^\d{1,3}(\.\d{3})+$|^\d+$/.test(cleaned) || (repaired && !/\d{2}/.test(text))) return undefined;
    const digits = cleaned.replace(/\D/g, '');
    return digits.length <= maxDigits ? {value: {value: Number(digits), repaired}, taken: 1} : undefined;
  };
}

export interface Numbering {
  numero: Clue<number>[];
  serie: Clue<number>[];
}

/** The document's number and series. The access key confirms them; without it they must be close together. */
export function readNumbering(
  sheets: readonly Sheet[],
  modelo: ModeloFiscal | undefined,
  chave: {numero: number; serie: number} | undefined,
): Numbering {
  const sat = modelo === '59';
  const numero: Clue<number>[] = [];
  const serie: Clue<number>[] = [];
  for (const sheet of sheets) {
    const series = findLabels(sheet.lines, sat ? 'sat' : 'serie').flatMap(label => {
      const match = valueOf(sheet, label, wholeNumber(sat ? MAX_DIGITS.sat : MAX_DIGITS.serie));
      return match ? [{label, match}] : [];
    });
    for (const {match} of series) {
      const confirmed = chave?.serie === match.value.value;
      const certainty = confirmed ? 1 : chave ? AGAINST_KEY : UNCONFIRMED.serie * match.certainty;
      serie.push(clue(match.value.value, match.terms, {certainty, confirmed, repaired: match.value.repaired}));
    }
    for (const label of findLabels(sheet.lines, ...(sat ? (['extrato'] as const) : (['numero', 'extrato'] as const)))) {
      const match = valueOf(sheet, label, wholeNumber(MAX_DIGITS.numero));
      if (!match) continue;
      const confirmed = chave?.numero === match.value.value;
      const withSerie = series.some(
        other => Math.abs(middleY(other.label.line.box) - middleY(label.line.box)) < label.line.height * SAME_BOX,
      );
      const isNamed = /\bNFC?-?E\b|EXTRATO|CF-E/.test(foldedOf(label.line.terms));
      if (!confirmed && !withSerie && !isNamed) continue;
      const alone = match.certainty * (withSerie ? UNCONFIRMED.withSerie : UNCONFIRMED.named);
      const certainty = confirmed ? 1 : chave ? AGAINST_KEY : alone;
      numero.push(clue(match.value.value, match.terms, {certainty, confirmed, repaired: match.value.repaired}));
    }
  }
  return {numero: bestFirst(numero), serie: bestFirst(serie)};
}
