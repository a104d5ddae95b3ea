import type {Clue} from '../../document/types';
import {clue, bestFirst} from '../confidence';
import {dateAtFront} from '../dates';
import {foldedOf} from '../lines/lines';
import {parseCents} from '../numbers';
import {findLabels, labelsOfLine, type LabelMatch} from '../labels/labels';
import type {Sheet, Line, Term} from '../types';
import {valueOf} from '../labels/neighbours';
import type {LabelName} from '../labels/vocabulary';

const OTHER_DATES: readonly LabelName[] = ['saida', 'autorizacao', 'recebimento', 'vencimento'];
const TIME = /^\d{2}:\d{2}(:\d{2})?/;

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
      const rest = line.terms.slice(i + reading.taken, i + reading.taken + 3);
      const time = rest.some(({text}) => TIME.test(text)) || /T\d{2}:/.test(term.text);
      const document = /\bSERIE\b|\bNFC?-?E\b|\bSAT\b|\bEXTRATO\b|\bCOO\b|\bDATA\b/.test(foldedOf(line.terms));
      // A day beside an amount is one of payment.
      if (!time && !document && rest[0] && parseCents(rest[0].text)) return [];
      const belowOther = other(sheet.lines[l - 1]) ? 0.7 : 1;
      const certainty = (document && time ? 0.9 : document ? 0.75 : time ? 0.65 : 0.3) * belowOther;
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
        date: match.valor.date,
        terms: match.termos,
        certainty: certainty * match.firmeza,
        repaired: match.valor.repaired,
      },
    ];
  });
}

/**
 * The day of issue: what its label says, else a date with a time beside the document's number. Days of leaving,
 * authorisation, receipt and payment are others. The key's month confirms it.
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
      ...labelled(sheet, findLabels(sheet.lines, 'data'), 0.85),
    ].filter(({terms}) => !foreign.some(foreign => foreign.terms[0] === terms[0] && foreign.certainty > 0.95));
    return [...own, ...looseDates(sheet, new Set([...foreign, ...own].flatMap(({terms}) => terms)))];
  });
  const largest = Math.max(0, ...candidates.map(({certainty}) => certainty));
  const days = new Set(candidates.filter(({certainty}) => certainty > largest - 0.1).map(({date}) => date));
  return bestFirst(
    candidates
      .filter(({date}) => !today || date <= today)
      .map(({date, terms, certainty, repaired}) => {
        const ofMonth = monthOfKey === undefined ? undefined : date.startsWith(monthOfKey);
        const doubt = days.size > 1 && days.has(date) && ofMonth !== true ? 0.8 : 1;
        const weight = ofMonth === false ? 0.4 : doubt;
        return clue(date, terms, {certainty: certainty * weight, confirmed: ofMonth && !repaired, repaired});
      }),
  );
}
