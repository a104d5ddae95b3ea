import {readAccessKey} from '@clube/domain';
import {SURE_KEY} from '../../document/certainty';
import {median} from '../../document/statistics';
import {findCnpjs} from '../issuer/cnpjs';
import {heightOf, foldedOf} from '../lines/lines';
import {readModel} from '../identity/model';
import type {Sheet, Line} from '../types';
import {keysOf, cutSection, isAmount, sheetOf, mayHaveKey, hasAmounts, gapsOf, type Section} from './sections';
import {figuresOf} from './copies';

/** Minimum gap between two receipts, in heights of their words. */
const GAP = 1.2;
/** Maximum number of gaps that are checked, widest first, and maximum of those checked more closely. */
const MAX_GAPS = 60;
const MAX_ATTEMPTS = 6;
/** Minimum number of landmarks, texts that every receipt has, in both parts. */
const MIN_LANDMARKS = 3;

const hasAmount = ({terms}: Line, {page}: Sheet): boolean => terms.some(({text}) => isAmount(text, page.source));

type Landmark = 'emitente' | 'modelo' | 'quantia' | 'total';

const isLandmark: Readonly<Record<Landmark, (line: Line, sheet: Sheet, cnpj: string | undefined) => boolean>> = {
  emitente: (line, {page}, cnpj) => findCnpjs([{page, lines: [line]}]).some(match => match.cnpj === cnpj),
  modelo: (line, {page}) => readModel([{page, lines: [line]}]).length > 0,
  quantia: hasAmount,
  total: (line, sheet) => /\bTOTAL\b|\bA PAGAR\b/.test(foldedOf(line.terms)) && hasAmount(line, sheet),
};

/** The landmarks in the order in which they first appear: a fragment of a receipt starts with another one. */
function landmarkOrder(sheet: Sheet, chave: string): Landmark[] {
  const cnpj = readAccessKey(chave)?.cnpj;
  const location = (landmark: Landmark) => sheet.lines.findIndex(line => isLandmark[landmark](line, sheet, cnpj));
  return (Object.keys(isLandmark) as Landmark[])
    .map(landmark => ({landmark, line: location(landmark)}))
    .filter(({line}) => line >= 0)
    .sort((a, b) => a.line - b.line)
    .map(({landmark}) => landmark);
}

/**
 * Whether both parts are complete receipts, different ones or copies: the landmarks they share are in the same order;
 * different keys alone are not enough.
 */
function areCompleteReceipts(parts: readonly [Section, Section]): boolean {
  const [keys, others] = [keysOf(parts[0]), keysOf(parts[1])];
  const [key, otherKey] = [keys[0], others[0]];
  if (!key || !otherKey || Math.min(key.confidence, otherKey.confidence) < SURE_KEY) return false;
  const [above, below] = [sheetOf(parts[0]), sheetOf(parts[1])];
  if (key.chave === otherKey.chave && figuresOf(above) !== figuresOf(below)) return false;
  if (key.chave !== otherKey.chave && others.some(({chave}) => chave === key.chave)) return false;
  const [ofUpper, ofLower] = [landmarkOrder(above, key.chave), landmarkOrder(below, otherKey.chave)];
  const inBoth = ofUpper.filter(landmark => ofLower.includes(landmark));
  const sameOrder = ofLower.filter(landmark => ofUpper.includes(landmark)).join() === inBoth.join();
  return inBoth.length >= MIN_LANDMARKS && sameOrder && ofUpper[0] === ofLower[0];
}

/** Divides a section into a receipt and the one below it; undefined if that is not certain. */
export function splitStacked(section: Section): [Section, Section] | undefined {
  const height = median(section.words.map(({box}) => heightOf(box)));
  return gapsOf(section, 'y')
    .filter(({width}) => width > height * GAP)
    .sort((a, b) => b.width - a.width)
    .slice(0, MAX_GAPS)
    .map(({middle}) => cutSection(section, 'y', middle))
    .filter(parts => parts.every(part => hasAmounts(part) && mayHaveKey(part)))
    .slice(0, MAX_ATTEMPTS)
    .find(areCompleteReceipts);
}
