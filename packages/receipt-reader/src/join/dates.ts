import type {Evidence} from '../document/types';
import {fieldOf, type FieldReading} from './fields';
import {candidates} from './candidates';
import type {ChosenKey} from './key';

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
    return fieldOf({...best, confidence: best.confidence * 0.3}, false, 'A data não é do mês da chave de acesso');
  const rival = inMonth[1];
  const disputed = rival !== undefined && rival.confidence > 0.5 && best.confidence - rival.confidence < 0.2;
  const sure =
    best.sources.length >= 2 ||
    best.sources[0] === 'qrcode' ||
    (best.sources[0] === 'texto' && best.confidence >= 0.85) ||
    // A misread day would have to be misread alike in two places.
    (best.sources[0] === 'ocr' && best.times >= 2 && best.confidence >= 0.85);
  return fieldOf(
    best,
    Boolean(chave?.certa) && sure && !disputed,
    disputed ? 'Há outra data parecida na nota' : undefined,
  );
}
