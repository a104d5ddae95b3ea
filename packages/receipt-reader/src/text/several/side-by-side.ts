import {enclose} from '../../document/geometry';
import {SURE_KEY} from '../../document/certainty';
import {median} from '../../document/statistics';
import {contains, cropPage} from '../../document/crop';
import type {Box, Page} from '../../document/types';
import {heightOf, widthOf} from '../lines/lines';
import {splitStacked} from './stacked';
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

/** Range of the gap between coupons, as fractions of the sheet. */
const [MIDDLE_FROM, MIDDLE_TO] = [0.2, 0.8];
/** Minimum width of such a gap, in heights of its words. */
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
  const parts = sideBySide(section) ?? splitStacked(section);
  return parts ? parts.flatMap(divideSection) : [section];
}

/**
 * Divides a sheet with receipts side by side or one above the other into receipts, from left to right and downwards:
 * copies of one, or several. In a text layer if the gaps between them are empty; in a picture only if
 * codes distinguish the receipts.
 */
const toSections = (page: Page, codes: readonly CodeOnSheet[]): Section[] =>
  page.source === 'ocr' && new Set(codes.map(({chave}) => chave)).size < 2
    ? [wholeSection(page, codes)]
    : divideSection(wholeSection(page, codes));

/** The receipts of a sheet, each as a separate page; the sheet itself if it has one. */
export function toSides(page: Page): Page[] {
  const sections = toSections(page, []);
  return sections.length > 1 ? sections.map(({box}) => cropPage(page, box)) : [page];
}

/** A receipt on a shared sheet. */
export interface NotaOnSheet {
  chave: string;
  box: Box;
}

/** The different receipts of a shared sheet, adjacent copies combined; empty unless two are certain. */
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
