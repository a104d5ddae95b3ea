import type {Clue} from '../../document/types';
import {AGAINST_KEY, clue, bestFirst} from '../confidence';
import {dateAtFront} from '../dates';
import {foldedOf} from '../lines/lines';
import {parseCents} from '../numbers';
import {findLabels, labelsOfLine, type LabelMatch} from '../labels/labels';
import type {Sheet, Line, Term} from '../types';
import {valueOf} from '../labels/neighbours';
import type {LabelName} from '../labels/vocabulary';

const OTHER_DATES: readonly LabelName[] = ['saida', 'autorizacao', 'recebimento', 'vencimento'];
const TIME = /^\d{2}:\d{2}(:\d{2})?/;

// Chosen values; their order is how clearly the place of a date shows its meaning.
/** A date that no label names: on a row with the document's name or number and a time, with one of them, with neither. */
const LOOSE = {both: 0.9, document: 0.75, time: 0.65, neither: 0.3} as const;
/** Factor if the row above names another day. */
const BELOW_OTHER = 0.7;
/** Certainty of the label `Data` without further words. */
const LABELLED_DATA = 0.85;
/** Above this certainty, a date next to or below the label of another day belongs to that label. */
const PLAINLY_OTHER = 0.95;
/** Different days with a certainty within `lead` of the best compete; factor for each of them. */
const DISPUTE = {lead: 0.1, left: 0.8} as const;
/** Maximum words from a date to its time, which may be separated by a hyphen and `às`. */
const WORDS_TO_TIME = 3;

interface DateCandidate {
  date: string;
  terms: Term[];
  certainty: number;
  repaired: boolean;
}

/** Dates with a time that no label of another meaning claims, such as the one beside a receipt's number. */
function looseDates(sheet: Sheet, taken: ReadonlySet<Term>): DateCandidate[] {
  const other = (line: Line | undefined) =>
    line &&
    (labelsOfLine(line).some(({name}) => OTHER_DATES.includes(name)) ||
      /PROTOCOLO|AUTORIZ|VENC|VALID|IMPRESS/.test(foldedOf(line.terms)));
  return sheet.lines.flatMap((line, l) => {
    if (other(line)) return [];
    return line.terms.flatMap((term, i) => {
      const reading = taken.has(term) ? undefined : dateAtFront(line.terms.slice(i));
      if (!reading) return [];
      const terms = line.terms.slice(i, i + reading.taken);
      const rest = line.terms.slice(i + reading.taken, i + reading.taken + WORDS_TO_TIME);
      const time = rest.some(({text}) => TIME.test(text)) || /T\d{2}:/.test(term.text);
      const document = /\bSERIE\b|\bNFC?-?E\b|\bSAT\b|\bEXTRATO\b|\bCOO\b|\bDATA\b/.test(foldedOf(line.terms));
      // A date next to an amount is the day of a payment.
      if (!time && !document && rest[0] && parseCents(rest[0].text)) return [];
      const belowOther = other(sheet.lines[l - 1]) ? BELOW_OTHER : 1;
      const place = document && time ? LOOSE.both : document ? LOOSE.document : time ? LOOSE.time : LOOSE.neither;
      const certainty = place * belowOther;
      return [{date: reading.value.date, terms, certainty, repaired: reading.value.repaired}];
    });
  });
}

function labelled(sheet: Sheet, labels: readonly LabelMatch[], certainty: number): DateCandidate[] {
  return labels.flatMap(label => {
    const match = valueOf(sheet, label, dateAtFront);
    if (!match) return [];
    return [
      {
        date: match.value.date,
        terms: match.terms,
        certainty: certainty * match.certainty,
        repaired: match.value.repaired,
      },
    ];
  });
}

/**
 * The date of issue: the labelled one, else a date with a time next to the document's number. Dates of dispatch,
 * authorisation, delivery and payment are excluded. The key's month confirms it.
 */
export function readIssueDate(
  sheets: readonly Sheet[],
  monthOfKey: string | undefined,
  today?: string,
): Clue<string>[] {
  const candidates = sheets.flatMap(sheet => {
    const foreign = labelled(sheet, findLabels(sheet.lines, ...OTHER_DATES), 1);
    const own = [
      ...labelled(sheet, findLabels(sheet.lines, 'emissao'), 1),
      ...labelled(sheet, findLabels(sheet.lines, 'data'), LABELLED_DATA),
    ].filter(({terms}) => !foreign.some(foreign => foreign.terms[0] === terms[0] && foreign.certainty > PLAINLY_OTHER));
    return [...own, ...looseDates(sheet, new Set([...foreign, ...own].flatMap(({terms}) => terms)))];
  });
  const largest = Math.max(0, ...candidates.map(({certainty}) => certainty));
  const days = new Set(candidates.filter(({certainty}) => certainty > largest - DISPUTE.lead).map(({date}) => date));
  return bestFirst(
    candidates
      .filter(({date}) => !today || date <= today)
      .map(({date, terms, certainty, repaired}) => {
        const ofMonth = monthOfKey === undefined ? undefined : date.startsWith(monthOfKey);
        const doubt = days.size > 1 && days.has(date) && ofMonth !== true ? DISPUTE.left : 1;
        const weight = ofMonth === false ? AGAINST_KEY : doubt;
        return clue(date, terms, {certainty: certainty * weight, confirmed: ofMonth && !repaired, repaired});
      }),
  );
}
