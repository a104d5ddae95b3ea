import {readAccessKey, type AccessKey} from '@clube/domain';
import {SURE_CODE, SURE_KEY, levelOf} from '../document/certainty';
import type {Evidence} from '../document/types';
import {candidates, type Candidate} from './candidates';

/** The key that a receipt goes by. */
export interface ChosenKey extends Candidate<string> {
  parsed: AccessKey;
  certa: boolean;
  reason?: string;
}

const CODE_SOURCES = new Set(['qrcode', 'codigo_barras', 'xml']);

const allKeys = (ways: readonly Evidence[]) => ways.flatMap(({chave}) => chave ?? []);

/** The different keys that codes give: more than one means more than one receipt. */
export function keysFromCodes(ways: readonly Evidence[]): Candidate<string>[] {
  return candidates(allKeys(ways).filter(({source}) => CODE_SOURCES.has(source))).filter(
    ({confidence}) => confidence >= SURE_CODE,
  );
}

/** The different keys that the documents' own text prints as theirs. */
export function keysFromText(ways: readonly Evidence[]): Candidate<string>[] {
  return candidates(allKeys(ways).filter(({source}) => source === 'texto')).filter(
    ({confidence}) => confidence >= SURE_KEY,
  );
}

/**
 * The best key, and whether it may be relied on: its check digit holds, and it came from a code, or two ways agree on
 * it. What is printed beside it (number and issuer, read on their own) is such a second way for a PDF's own text.
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

/** Number and issuer stand elsewhere in the same text, and say the same. */
function isConfirmed({numero: number, cnpj}: AccessKey, ways: readonly Evidence[]): boolean {
  return ways.some(
    way =>
      way.numero?.some(({source, value}) => source === 'texto' && value === number) &&
      way.cnpj?.some(({source, value}) => source === 'texto' && value === cnpj),
  );
}
