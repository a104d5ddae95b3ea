import {isValidCnpj, normaliseCnpj} from '@clube/domain';
import type {Clue} from '../../document/types';
import {AGAINST_KEY, clue, bestFirst} from '../confidence';
import {middleY} from '../lines/lines';
import {asDigits} from '../numbers';
import {labelsOfLine} from '../labels/labels';
import type {Sheet, Line, Term} from '../types';

export interface PrintedCnpj {
  cnpj: string;
  terms: Term[];
  sheet: Sheet;
  line: Line;
  /** Named as the buyer's, the carrier's or a card company's. */
  foreign: boolean;
  repaired: boolean;
}

const PUNCTUATED = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\s?\/\s?[0-9A-Z]{4}\s?-\s?\d{2}\D*$/;
const OTHER_PARTIES = ['destinatario', 'transportador', 'pagamento', 'transporte', 'adicionais'];

const CNPJ_LENGTH = 14;
/** Of those so many must have been read as digits for the rest to be taken for digits too: a choice. */
const MIN_DIGITS = 11;
/** Words that a CNPJ may be torn into: blanks at its signs, the hyphen a word of its own. */
const WORD_COUNTS = [1, 2, 3, 5];
/** Of a row's height: what lies higher by more stands above it, not beside it. */
const ABOVE = 0.3;
/** Where no key says whose it is: the first that is nobody else's, a later one. Chosen. */
const BY_PLACE = {first: 0.93, later: 0.5} as const;

/** Fourteen characters with right check digits, punctuated or after their label. */
function cnpjIn(text: string, isLabelled: boolean): {cnpj: string; repaired: boolean} | undefined {
  const cleaned = normaliseCnpj(text);
  if (cleaned.length !== CNPJ_LENGTH) return undefined;
  if ((isLabelled || PUNCTUATED.test(text.toUpperCase())) && isValidCnpj(cleaned))
    return {cnpj: cleaned, repaired: false};
  const digits = normaliseCnpj(asDigits(text));
  const enoughDigits = text.replace(/\D/g, '').length >= MIN_DIGITS;
  return enoughDigits && (isLabelled || /\/.*-/.test(text)) && isValidCnpj(digits)
    ? {cnpj: digits, repaired: true}
    : undefined;
}

/** Under the heading of another party, or on one line with its name. */
function isOfOther(sheet: Sheet, line: Line, term: Term): boolean {
  const onLine = labelsOfLine(line).some(
    ({name, terms: [first]}) => name === 'destinatario' && first && first.box.x0 <= term.box.x0,
  );
  if (onLine) return true;
  const above = sheet.lines.filter(other => middleY(other.box) < middleY(line.box) - line.height * ABOVE);
  const headings = above.flatMap(other =>
    labelsOfLine(other).filter(({name, start, end, terms}) => {
      if (name === 'emitente') return true;
      // A heading of a section stands by itself; the stub's `Destinatário: Fulano` is none.
      const alone = start === 0 && end === other.terms.length && !terms.at(-1)?.text.endsWith(':');
      return OTHER_PARTIES.includes(name) && (alone || name === 'pagamento');
    }),
  );
  return headings.length > 0 && headings.at(-1)?.name !== 'emitente';
}

/** Every CNPJ that is printed, in reading order. */
export function findCnpjs(sheets: readonly Sheet[]): PrintedCnpj[] {
  return sheets.flatMap(sheet =>
    sheet.lines.flatMap(line =>
      line.terms.flatMap((term, i) => {
        if (!/[0-9OISB]/i.test(term.text)) return [];
        const isLabelled = labelsOfLine(line).some(({name, end}) => name === 'cnpj' && end <= i && i - end <= 1);
        for (const taken of WORD_COUNTS) {
          const terms = line.terms.slice(i, i + taken);
          if (terms.length < taken) break;
          const reading = cnpjIn(terms.map(({text}) => text).join(''), isLabelled);
          if (reading) return [{...reading, terms, sheet, line, foreign: isOfOther(sheet, line, term)}];
        }
        return [];
      }),
    ),
  );
}

/** The issuer's: the one in the access key where there is one, else the first that is not another party's. */
export function readCnpj(printed: readonly PrintedCnpj[], fromKey: string | undefined): Clue<string>[] {
  const own = printed.filter(({foreign}) => !foreign);
  return bestFirst(
    printed.flatMap(({cnpj, terms, repaired, foreign}) => {
      if (cnpj === fromKey) return [clue(cnpj, terms, {certainty: 1, confirmed: true, repaired})];
      if (foreign) return [];
      const first = cnpj === own[0]?.cnpj;
      return [
        clue(cnpj, terms, {certainty: fromKey ? AGAINST_KEY : first ? BY_PLACE.first : BY_PLACE.later, repaired}),
      ];
    }),
  );
}
