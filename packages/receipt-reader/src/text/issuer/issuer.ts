import type {Clue} from '../../document/types';
import type {PrintedCnpj} from './cnpjs';
import {clue, bestFirst} from '../confidence';
import {ADDRESS} from '../address';
import {foldedOf, lineOf, middleY, textOf} from '../lines/lines';
import {cleanName, looksLikeSlogan, looksLikeName, ONLY_SUFFIX, COMPANY_SUFFIX, endsInUf} from './shop-name';
import {labelsOfLine} from '../labels/labels';
import {issuerBlock} from './issuer-block';
import {labelledOfIssuer, type Labelled} from './issuer-section';
import {NEXT_ROW} from '../lines/measures';
import type {Sheet, Line, Term} from '../types';

/** Rows of one name differ less than this in height: a trade name is set larger than the company's below it. */
const UNLIKE_HEIGHT = 0.3;
/** Where no CNPJ tells where it ends, the first rows that may hold the name; and the most names that are looked at. */
const NAME_ROWS = 6;
const MAX_NAMES = 3;
/** How sure a name is, by how it is printed: chosen, the plainer the surer. */
const CERTAINTY = {
  tradeName: 0.95,
  labelled: 0.92,
  /** First in the block, with a CNPJ in it and without. */
  first: 0.9,
  firstAlone: 0.75,
  stub: 0.82,
  company: 0.8,
  further: 0.5,
} as const;

const lettersOnly = (terms: readonly Term[]): string => foldedOf(terms).replace(/[^A-Z0-9]/g, '');

/**
 * A name that its row could not hold: it ends with a small word, the next row begins with the company's kind, or both
 * together begin the name as it stands whole elsewhere.
 */
function joinName(names: Line[], line: Line, whole: string): Line[] {
  const previous = names.at(-1);
  const text = foldedOf(line.terms);
  const nearby = previous && middleY(line.box) - middleY(previous.box) < previous.height * NEXT_ROW;
  const similar = previous && Math.abs(line.height - previous.height) < previous.height * UNLIKE_HEIGHT;
  if (!previous || !nearby || !similar || !looksLikeName(previous) || ADDRESS.test(text) || /CNPJ|\d/.test(text))
    return [...names, line];
  const open = /\b(E|DE|DA|DO|DOS|DAS|PARA|EM|&|-)\W*$/.test(foldedOf(previous.terms));
  const concludes = ONLY_SUFFIX.test(text) || /^(LTDA|EIRELI|EPP|ME|S\/A|E|DE|DA|DO)\b/.test(text);
  const joined = lettersOnly(previous.terms) + lettersOnly(line.terms);
  return open || concludes || whole.startsWith(joined)
    ? [...names.slice(0, -1), lineOf([...previous.terms, ...line.terms])]
    : [...names, line];
}

/** The words after a CNPJ on its row, where the tax authorities' model of a coupon puts the name. */
function nameAfterCnpj(printed: PrintedCnpj | undefined): Line | undefined {
  const last = printed?.terms.at(-1);
  if (!printed || !last) return undefined;
  const rest = printed.line.terms.slice(printed.line.terms.indexOf(last) + 1);
  const until = rest.findIndex(({folded}) => /^(I\.?E|IM|INSC|CNPJ|UF)\b/.test(folded));
  const terms = until < 0 ? rest : rest.slice(0, until);
  return terms.length > 0 ? lineOf(terms) : undefined;
}

/** The words before a CNPJ on its row. */
function nameBeforeCnpj(printed: PrintedCnpj | undefined): Line | undefined {
  const first = printed?.terms[0];
  if (!printed || !first) return undefined;
  const before = printed.line.terms.slice(0, printed.line.terms.indexOf(first));
  const label = before.findIndex(({folded}) => /^C\.?N\.?P\.?J/.test(folded));
  const terms = label < 0 ? before : before.slice(0, label);
  return terms.length > 0 ? lineOf(terms) : undefined;
}

const DOCUMENT = /DANFE|DOCUMENTO|NOTA FISCAL|CUPOM|EXTRATO|NFC-?E/;

/** Whether anything near says that somebody who issues documents is named there. */
const tellsOfIssuer = (lines: readonly Line[]): boolean =>
  lines.some(({terms}) => {
    const text = foldedOf(terms);
    return COMPANY_SUFFIX.test(text) || ADDRESS.test(text) || DOCUMENT.test(text);
  });

/** The shop: the name on its front, then the company's. */
export function readLoja(sheets: readonly Sheet[], cnpj: PrintedCnpj | undefined): Clue<string>[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  const block = issuerBlock(sheet);
  const besideCnpj = [nameBeforeCnpj(cnpj), nameAfterCnpj(cnpj)].filter(line => line !== undefined);
  const cutLine = cnpj && block.find(line => line.terms.some(term => cnpj.terms.includes(term)));
  const before =
    cutLine && block.indexOf(cutLine) > 0 ? block.slice(0, block.indexOf(cutLine)) : block.slice(0, NAME_ROWS);
  const stub = nameOnStub(sheet);
  const whole = lettersOnly(stub ?? []);
  // A name beside the CNPJ on the first row may go on under it.
  const first = cutLine !== undefined && block.indexOf(cutLine) === 0;
  const inOrder = first ? [...besideCnpj, ...before.slice(1)] : [...before, ...besideCnpj];
  const names = (cnpj || tellsOfIssuer(block) ? inOrder : [])
    .reduce<Line[]>((built, line) => joinName(built, line, whole), [])
    .filter(line => labelledOnLine(line).length === 0)
    .filter((line, i) => looksLikeName(line) && !looksLikeSlogan(line) && !(i > 0 && endsInUf(line)))
    .slice(0, MAX_NAMES);
  const labelled = [...labelledOfIssuer(sheet, 'nome'), ...block.flatMap(labelledOnLine)];
  return bestFirst([
    ...labelled.map(({label, terms}) => {
      const tradeName = /FANTASIA/.test(foldedOf(label.terms));
      return clue(cleanName(terms), terms, {certainty: tradeName ? CERTAINTY.tradeName : CERTAINTY.labelled});
    }),
    ...names.map((line, i) => {
      const company = COMPANY_SUFFIX.test(foldedOf(line.terms));
      const first = cnpj ? CERTAINTY.first : CERTAINTY.firstAlone;
      const certainty = i === 0 ? first : company ? CERTAINTY.company : CERTAINTY.further;
      return clue(cleanName(line.terms), line.terms, {certainty});
    }),
    ...(stub ? [clue(cleanName(stub), stub, {certainty: CERTAINTY.stub})] : []),
  ]);
}

/** `Nome fantasia: RIO TINTAS`: the label and the name on one row of the heading. */
function labelledOnLine(line: Line): Labelled[] {
  const [label, other] = labelsOfLine(line);
  const terms = label ? line.terms.slice(label.end, other?.start) : [];
  const isName = label?.name === 'nome' && label.start === 0 && /:$/.test(label.terms.at(-1)?.text ?? '');
  return label && isName && terms.length > 0 ? [{label, terms, value: textOf(terms)}] : [];
}

/** `RECEBEMOS DE <nome> OS PRODUTOS…` on the stub of a DANFE. */
function nameOnStub(sheet: Sheet): Term[] | undefined {
  for (const {terms} of sheet.lines) {
    const start = terms.findIndex(({folded}, i) => folded === 'RECEBEMOS' && terms[i + 1]?.folded === 'DE');
    if (start < 0) continue;
    const end = terms.findIndex(
      ({folded}, i) =>
        i > start + 2 && /^OS?$|^AS$/.test(folded) && /^(PROD|SERV|MERC)/.test(terms[i + 1]?.folded ?? ''),
    );
    if (end > 0) return terms.slice(start + 2, end);
  }
  return undefined;
}
