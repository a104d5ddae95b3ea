import type {Clue} from '../../document/types';
import type {PrintedCnpj} from './cnpjs';
import {clue, bestFirst} from '../confidence';
import {ADDRESS} from '../address';
import {cellsOf, foldedOf, lineOf, middleX, middleY, textOf} from '../lines/lines';
import {
  cleanName,
  looksLikeSlogan,
  looksLikeName,
  onlyLabels,
  ONLY_SUFFIX,
  COMPANY_SUFFIX,
  endsInUf,
} from './shop-name';
import {findLabels, labelsOfLine} from '../labels/labels';
import {labelledOfIssuer, issuerSection, type Labelled} from './issuer-section';
import {NEXT_ROW} from '../lines/measures';
import type {Sheet, Line, Term} from '../types';

/** Heights of a row: a wider gap parts the issuer's box from the document's title; blanks between words are narrower. */
const BOX_GAP = 1.5;
/** The most rows of an issuer's block of which nothing tells the end: name, address, telephone and numbers take fewer. */
const MAX_BLOCK_ROWS = 14;
/** Units of the page (points of a PDF) by which neighbouring boxes may overlap. */
const BOX_OVERLAP = 2;
/** Of a page's width: further left `DANFE` is the stub's, not the title. */
const TITLE_FROM = 0.25;
/** As far above the title as the nature of the sale stands below it, and by this much more, the issuer's rows may begin. */
const ABOVE_TITLE = 1.3;
/** Rows of one name differ less than this in height: a trade name is set larger than the company's below it. */
const UNLIKE_HEIGHT = 0.3;
/** Where no CNPJ tells where it ends, the first rows that may hold the name; and the most names that are looked at. */
const NAME_ROWS = 6;
const MAX_NAMES = 3;
/** How sure a name is, by how it is told: chosen, the plainer the surer. */
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

const BLOCK_END =
  /NATUREZA D[AE] OPERACAO|DESTINATARIO|^(#|ITEM|COD)\b.*DESC|DESCRICAO|CHAVE DE ACESSO|QTD|EXTRATO N|CONSUMIDOR/;
/** What stands left of the document's title, where a wide gap parts them, down to the first row of labels. */
function leftOf(lines: readonly Line[], title: Term): Line[] {
  const first = lines.find(({terms}) => terms.includes(title));
  const [beside, rest] = first ? cellsOf(first, BOX_GAP) : [];
  if (!beside || !rest || beside.terms.includes(title) || !looksLikeName(beside)) return [];
  const under = lines.slice(lines.indexOf(first!)).map(line => cellsOf(line, BOX_GAP)[0] ?? line);
  const end = under.findIndex((cell, i) => i > 0 && (BLOCK_END.test(foldedOf(cell.terms)) || onlyLabels(cell)));
  return under
    .slice(0, Math.min(end < 0 ? MAX_BLOCK_ROWS : end, MAX_BLOCK_ROWS))
    .filter(({box}) => box.x1 < title.box.x0 + BOX_OVERLAP);
}

/** `LOJA LTDA — DANFE Nº 12`: the document's title goes on where the name ends. */
function withoutTitle(line: Line): Line {
  const i = line.terms.findIndex(({folded}) => /^(DANFE|NFC?-?E)$/.test(folded));
  const before = line.terms.slice(0, Math.max(0, i - 1));
  return before.length > 0 && /^[-–—|·•]$/.test(line.terms[i - 1]?.text ?? '') ? lineOf(before) : line;
}

/** Where a stub above the document's title ends: what was received from whom, and the boxes to sign for it. */
function stubEnd(lines: readonly Line[], title: Term): number {
  const above = lines.filter(({box}) => middleY(box) < middleY(title.box));
  const stub = above.find(line => /RECEBEMOS DE/.test(foldedOf(line.terms)));
  if (!stub) return -Infinity;
  const signature = above.findLast(line => /RECEBIMENTO|ASSINATURA D[EO]/.test(foldedOf(line.terms)));
  return Math.max(middleY(stub.box) + stub.height * 2, signature ? middleY(signature.box) + signature.height : 0);
}

/** The rows that tell who issued the document, without what stands beside them. */
export function issuerBlock(sheet: Sheet): Line[] {
  const {lines, page} = sheet;
  const title = lines
    .flatMap(({terms}) => terms)
    .find(({folded, box}) => folded === 'DANFE' && box.x0 > page.width * TITLE_FROM);
  const nature = findLabels(lines, 'natureza')[0];
  const sideBySide = title && !nature ? leftOf(lines, title) : [];
  if (sideBySide.length > 0) return sideBySide;
  if (!title || !nature) {
    // A heading `Emitente` with the address as on an envelope, nothing labelled.
    const own = issuerSection(sheet);
    if (own.length > 0 && findLabels(own, 'nome').length === 0) return own;
    const end = lines.findIndex(
      (line, i) =>
        i > 0 && BLOCK_END.test(foldedOf(line.terms)) && !/DOCUMENTO|AUXILIAR|ELETRON/.test(foldedOf(line.terms)),
    );
    return lines.slice(0, Math.min(end < 0 ? MAX_BLOCK_ROWS : end, MAX_BLOCK_ROWS)).map(withoutTitle);
  }
  const base = middleY(nature.line.box);
  const top = stubEnd(lines, title);
  return lines
    .filter(({box}) => middleY(box) > top && middleY(box) < base - BOX_OVERLAP)
    .flatMap(line => cellsOf(line, BOX_GAP).slice(0, 2))
    .filter(cell => cell.box.x1 < title.box.x0 + BOX_OVERLAP && middleX(cell.box) < title.box.x0)
    .filter(cell => Math.abs(middleY(cell.box) - middleY(title.box)) < (base - middleY(title.box)) * ABOVE_TITLE);
}

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
