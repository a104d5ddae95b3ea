import type {Evidence} from '../document/types';
import {fieldOf, type FieldReading} from './fields';
import {candidates} from './candidates';
import type {ChosenKey} from './key';

/** What is left of a date outside the month that the key names: a choice, below any that is in it. */
const OUTSIDE_MONTH = 0.3;
/** Another date disputes the best where it was read at least so well, and the best leads it by less than this. */
const RIVAL = {confidence: 0.5, lead: 0.2} as const;
/** A date is sure by itself when read so well: the most that a picture's text is worth unconfirmed (text/confidence.ts). */
const WELL_READ = 0.85;

/** The day of sale: never in the future, in the month that the key names. */
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
    // A misread day would have to be misread alike in two places.
    (best.sources[0] === 'ocr' && best.times >= 2 && best.confidence >= WELL_READ);
  return fieldOf(
    best,
    Boolean(chave?.certa) && sure && !disputed,
    disputed ? 'Há outra data parecida na nota' : undefined,
  );
}
