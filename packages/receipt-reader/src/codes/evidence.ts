import {readNfceQrCode} from '@clube/domain';
import type {Clue, Evidence} from '../document/types';
import {keyOfCode, hasValidIssuer, type SeenCode} from './content';

// Chosen values, above or below the confidence that a code needs to be certain (document/certainty.ts).
/** High, as QR codes correct errors. */
const QR_CONFIDENCE = 0.99;
/** Barcodes that were decoded alike at least twice, once, and once with an invalid CNPJ as the issuer. */
const BAR_CONFIDENCE = {confirmed: 0.97, once: 0.85, oddIssuer: 0.6};

function barConfidence(chave: string, times: number): number {
  if (times > 1) return BAR_CONFIDENCE.confirmed;
  return hasValidIssuer(chave) ? BAR_CONFIDENCE.once : BAR_CONFIDENCE.oddIssuer;
}

/** Merges sightings of the same key and kind of code, with the sum of their decodings on all pages. */
function mergeSightings(codes: readonly SeenCode[]): (Required<SeenCode> & {chave: string})[] {
  const merged = new Map<string, Required<SeenCode> & {chave: string}>();
  for (const code of codes) {
    const chave = keyOfCode(code);
    if (!chave) continue;
    const id = `${code.format}:${chave}`;
    const before = merged.get(id);
    merged.set(id, {...(before ?? {...code, chave}), times: (before?.times ?? 0) + (code.times ?? 1)});
  }
  return [...merged.values()];
}

/** The other data in QR codes: total, date and marks. */
function evidenceOfQrCodes(codes: readonly SeenCode[]): Evidence {
  const evidence: Required<Pick<Evidence, 'total' | 'dataEmissao' | 'marcas'>> = {
    total: [],
    dataEmissao: [],
    marcas: [],
  };
  for (const {format, text, place} of codes) {
    const reading = format === 'qrcode' ? readNfceQrCode(text) : undefined;
    const clue = <T>(value: T): Clue<T> => ({value, source: 'qrcode', confidence: QR_CONFIDENCE, place});
    if (reading?.valor !== undefined) evidence.total.push(clue(reading.valor));
    if (reading?.data) evidence.dataEmissao.push(clue(reading.data));
    if (reading?.ambiente === 2) evidence.marcas.push(clue('homologacao'));
    if (reading?.offline) evidence.marcas.push(clue('contingencia'));
  }
  return Object.fromEntries(Object.entries(evidence).filter(([, list]) => list.length > 0));
}

/**
 * The evidence in the codes of a receipt: its key, and total and day from the QR codes of SAT coupons and of NFC-e issued
 * offline. With several keys, totals and days are omitted, as it is unknown to which receipt they belong.
 */
export function evidenceOfCodes(codes: readonly SeenCode[]): Evidence {
  const merged = mergeSightings(codes);
  if (merged.length === 0) return {};
  const chave = merged
    .map(({chave: value, format, times, place}): Clue<string> => {
      const confidence = format === 'qrcode' ? QR_CONFIDENCE : barConfidence(value, times);
      return {value, source: format, confidence, place};
    })
    .sort((a, b) => b.confidence - a.confidence);
  const onlyOneKey = new Set(chave.map(({value}) => value)).size === 1;
  const {marcas: marks, ...values} = evidenceOfQrCodes(merged);
  return {chave, ...(marks && {marcas: marks}), ...(onlyOneKey && values)};
}
