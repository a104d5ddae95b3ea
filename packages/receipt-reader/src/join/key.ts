import {readAccessKey, type AccessKey} from '@clube/domain';
import {SURE_CODE, SURE_KEY, levelOf} from '../document/certainty';
import type {Evidence} from '../document/types';
import {candidates, type Candidate} from './candidates';

/** The chosen access key of a receipt. */
export interface ChosenKey extends Candidate<string> {
  parsed: AccessKey;
  certa: boolean;
  reason?: string;
}

const CODE_SOURCES = new Set(['qrcode', 'codigo_barras', 'xml']);

const allKeys = (ways: readonly Evidence[]) => ways.flatMap(({chave}) => chave ?? []);

/** The different keys in codes and XML; several mean several receipts. */
export function keysFromCodes(ways: readonly Evidence[]): Candidate<string>[] {
  return candidates(allKeys(ways).filter(({source}) => CODE_SOURCES.has(source))).filter(
    ({confidence}) => confidence >= SURE_CODE,
  );
}

/** The different keys in the documents' own text. */
export function keysFromText(ways: readonly Evidence[]): Candidate<string>[] {
  return candidates(allKeys(ways).filter(({source}) => source === 'texto')).filter(
    ({confidence}) => confidence >= SURE_KEY,
  );
}

/**
 * Chooses the best key with a correct check digit. It is certain if it is from a code or if two ways agree on it, and no
 * other key competes. For a PDF's own text, number and issuer printed elsewhere count as the second way.
 */
export function chooseKey(ways: readonly Evidence[]): ChosenKey | undefined {
  for (const candidate of candidates(allKeys(ways))) {
    const parsed = readAccessKey(candidate.value);
    if (!parsed) continue;
    const byCode = allKeys(ways).some(
      ({value, source, confidence}) => value === candidate.value && CODE_SOURCES.has(source) && confidence >= SURE_CODE,
    );
    const others = [...keysFromCodes(ways), ...(byCode ? [] : keysFromText(ways))];
    const rivals = others.filter(({value}) => value !== candidate.value);
    const agree = candidate.sources.length >= 2 || (candidate.sources[0] === 'texto' && isConfirmed(parsed, ways));
    const certa = rivals.length === 0 && (byCode || agree);
    return {
      ...candidate,
      parsed,
      certa,
      confidence: levelOf(candidate.confidence, certa),
      ...(certa ? {} : {reason: reasonOf(rivals.length, candidate)}),
    };
  }
  return undefined;
}

function reasonOf(rivals: number, {sources}: Candidate<string>): string {
  if (rivals > 0) return 'Há mais de uma chave de acesso neste arquivo';
  return sources[0] === 'codigo_barras'
    ? 'O código de barras foi lido uma vez só: confira com os números impressos'
    : 'Lida só dos números impressos: confira';
}

/** Whether number and issuer, printed elsewhere in the text, match the key. */
function isConfirmed({numero: number, cnpj}: AccessKey, ways: readonly Evidence[]): boolean {
  return ways.some(
    way =>
      way.numero?.some(({source, value}) => source === 'texto' && value === number) &&
      way.cnpj?.some(({source, value}) => source === 'texto' && value === cnpj),
  );
}
