import type {Evidence} from '../document/types';
import {fieldOf, type FieldReading} from './fields';
import {candidates} from './candidates';
import type {ChosenKey} from './key';

/** Factor for the confidence of a date outside the key's month; chosen, lower than any date in that month. */
const OUTSIDE_MONTH = 0.3;
/** A second date makes the best one doubtful if its confidence is above this and the lead of the best is less than `lead`. */
const RIVAL = {confidence: 0.5, lead: 0.2} as const;
/** Minimum confidence of a date that is certain by itself: the maximum for unconfirmed text of a picture (text/confidence.ts). */
const WELL_READ = 0.85;

/** Chooses the day of sale: never in the future, preferably in the key's month. `today` is YYYY-MM-DD. */
export function chooseDate(
  ways: readonly Evidence[],
  chave: ChosenKey | undefined,
  today: string,
): FieldReading<string> | undefined {
  const month = chave && `${chave.parsed.ano}-${String(chave.parsed.mes).padStart(2, '0')}`;
  const readings = candidates(ways.flatMap(({dataEmissao}) => dataEmissao ?? [])).filter(({value}) => value <= today);
  const inMonth = month ? readings.filter(({value}) => value.startsWith(month)) : [];
  const best = inMonth[0] ?? readings[0];
  if (!best) return undefined;
  if (best.sources.includes('xml')) return fieldOf(best, true);
  if (month && inMonth.length === 0)
    return fieldOf(
      {...best, confidence: best.confidence * OUTSIDE_MONTH},
      false,
      'A data não é do mês da chave de acesso',
    );
  const rival = inMonth[1];
  const disputed =
    rival !== undefined && rival.confidence > RIVAL.confidence && best.confidence - rival.confidence < RIVAL.lead;
  const sure =
    best.sources.length >= 2 ||
    best.sources[0] === 'qrcode' ||
    (best.sources[0] === 'texto' && best.confidence >= WELL_READ) ||
    // It is unlikely that a day was misread in the same way at two places.
    (best.sources[0] === 'ocr' && best.times >= 2 && best.confidence >= WELL_READ);
  return fieldOf(
    best,
    Boolean(chave?.certa) && sure && !disputed,
    disputed ? 'Há outra data parecida na nota' : undefined,
  );
}
