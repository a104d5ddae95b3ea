import {cellsOf, foldedOf, lineOf, middleX, middleY} from '../lines/lines';
import {findLabels} from '../labels/labels';
import type {Sheet, Line, Term} from '../types';
import {issuerSection} from './issuer-section';
import {looksLikeName, onlyLabels} from './shop-name';

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
