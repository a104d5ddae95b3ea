import type {ReadCorners} from '@clube/domain';
import {areaInView, boxOnPage, centreOf, isInside, cropPage} from '../document/crop';
import {SURE_CODE} from '../document/certainty';
import type {Box, CodeReading, Page} from '../document/types';
import {evidenceOfCodes} from '../codes';
import {notasOnSheet, type CodeOnSheet} from '../text';

/** A receipt on a page with others. */
export interface SeparatedNota {
  /** Its words, as a page. */
  pagina: Page;
  box: Box;
  area: ReadCorners;
  /** The codes on it. */
  codes: readonly CodeReading[];
  keys: Set<string>;
}

/** The place of a code in the units of a page; empty if the code is not certain to have a receipt's key. */
function onSheet(page: Page, code: CodeReading): CodeOnSheet[] {
  const [chave] = evidenceOfCodes([code]).chave ?? [];
  if (!chave || chave.confidence < SURE_CODE) return [];
  const box = boxOnPage(page, code.place.cantos);
  return box ? [{chave: chave.value, box}] : [];
}

/** The different receipts of a page in order; empty if that is not certain or there is only one. */
export function separateNotas(page: Page, codes: readonly CodeReading[]): SeparatedNota[] {
  const onPage = codes.flatMap(code => onSheet(page, code));
  return notasOnSheet(page, onPage).map(({box, chave}) => {
    const own = cropPage(page, box);
    const area = areaInView(own);
    const onIt = codes.filter(({place}) => isInside(area, centreOf(place.cantos)));
    return {pagina: own, box, area, codes: onIt, keys: new Set([chave])};
  });
}
