import {enclose} from '../../document/geometry';
import {SURE_KEY} from '../../document/certainty';
import {median} from '../../document/statistics';
import {contains, cropPage} from '../../document/crop';
import type {Box, Page} from '../../document/types';
import {heightOf, widthOf} from '../lines/lines';
import {oneAboveOther} from './stacked';
import {
  keysOf,
  cutSection,
  countAmounts,
  hasAmounts,
  wholeSection,
  gapsOf,
  type CodeOnSheet,
  type Section,
} from './sections';

/** A gap between coupons lies in the middle part of the sheet. */
const [MIDDLE_FROM, MIDDLE_TO] = [0.2, 0.8];
/** Heights of its words that such a gap is wide at least. */
const GAP = 1;

function sideBySide(section: Section): [Section, Section] | undefined {
  const height = median(section.words.map(({box}) => heightOf(box)));
  const [x0, width] = [section.box.x0, widthOf(section.box)];
  const [best] = gapsOf(section, 'x')
    .filter(
      gap => gap.width > height * GAP && gap.middle > x0 + width * MIDDLE_FROM && gap.middle < x0 + width * MIDDLE_TO,
    )
    .map(({middle}) => cutSection(section, 'x', middle))
    .sort((a, b) => Math.min(...b.map(countAmounts)) - Math.min(...a.map(countAmounts)));
  return best?.every(side => hasAmounts(side) && keysOf(side).length > 0) ? best : undefined;
}

function divideSection(section: Section): Section[] {
  const parts = sideBySide(section) ?? oneAboveOther(section);
  return parts ? parts.flatMap(divideSection) : [section];
}

/**
 * A sheet on which receipts stand side by side or one above the other, cut into them, from left to right and downwards:
 * copies of one, or several. In a document's own text, where the gaps between them are clean; in a picture only where
 * codes tell the receipts apart.
 */
const toSections = (page: Page, codes: readonly CodeOnSheet[]): Section[] =>
  page.source === 'ocr' && new Set(codes.map(({chave}) => chave)).size < 2
    ? [wholeSection(page, codes)]
    : divideSection(wholeSection(page, codes));

/** The receipts of a sheet, each as a page of its own; the sheet itself where there is one. */
export function toSides(page: Page): Page[] {
  const sections = toSections(page, []);
  return sections.length > 1 ? sections.map(({box}) => cropPage(page, box)) : [page];
}

/** A receipt on a sheet that it shares. */
export interface NotaOnSheet {
  chave: string;
  box: Box;
}

/** The different receipts that share a sheet, copies of one together where they stand together; none unless two are sure. */
export function notasOnSheet(page: Page, codes: readonly CodeOnSheet[] = []): NotaOnSheet[] {
  const found = toSections(page, codes).map(section => ({box: section.box, keys: keysOf(section)}));
  const notas: NotaOnSheet[] = [];
  for (const {box, keys} of found) {
    const [best, other] = keys;
    if (!best || best.confidence < SURE_KEY || other?.confidence === 1) return [];
    const last = notas.at(-1);
    const joined = last && enclose([last.box, box])!;
    const aloneCount = joined && found.filter(other => contains(joined, other.box)).length;
    const copies = last && found.filter(other => contains(last.box, other.box)).length + 1;
    if (last?.chave === best.chave && aloneCount === copies) last.box = joined!;
    else notas.push({chave: best.chave, box});
  }
  return new Set(notas.map(({chave}) => chave)).size > 1 ? notas : [];
}
