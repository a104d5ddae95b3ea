import {median} from '../../../document/statistics';
import {foldedOf, stepsOf} from '../../lines/lines';
import {USUAL_STEP} from '../../lines/measures';
import type {Sheet, Line, Term} from '../../types';
import type {Anchor} from './anchor';
import type {ColumnHeading} from '../table/column-headings';
import {findHeaders} from '../table/header';
import {MEASURE, codigoFields, readHead, sequenceOf} from '../item-head';
import {centsOf, fit} from '../sums';
import {groupLines, type Group} from './groups';
import {lexemesOf} from '../lexicon';
import {withoutTail, withoutHeadings} from '../headings';
import {isItemRemark} from '../item-remarks';
import {itemsRegion} from './region';
import type {RawItem, ItemsReading} from '../types';
import {unitOf} from '../units';

/** A total that stands on another row of the item. */
function totalOnOtherLine({anchor, lines, anchorLine}: Group): {number: Anchor['total']; term: Term} | undefined {
  if (!anchor?.unitario || anchor.total) return undefined;
  const {qtde, unitario} = anchor;
  for (const line of lines) {
    if (line === anchorLine) continue;
    const last = lexemesOf(line).at(-1);
    const number = last?.numbers.find(({decimals}) => decimals === 2);
    if (last && number && fit(qtde, unitario, centsOf(number)) !== 'none') return {number, term: last.term};
  }
  return undefined;
}

const sum = (adjustments: Group['adjustments'], kind: string): number =>
  adjustments.filter(adjustment => adjustment.kind === kind).reduce((rest, {cents}) => rest + cents, 0);

/** A row that tells what was sold: words, or the code alone at the head. */
function describes({terms}: Line, first: boolean): boolean {
  const text = foldedOf(terms);
  // A short number alone is what a wrapped `REF 2834` leaves on its last row, a fraction what `TRINCHA 2.1/2"` does.
  return (
    (first || /[A-Z]|^\d{1,6}$|^[\d.]{0,3}\d\/\d{1,2}\W?$|^\d{1,2}"$/.test(text)) &&
    /[A-Z0-9]/.test(text) &&
    !isItemRemark(text)
  );
}

const LONE_CODIGO = /^(?=.*\d{3})[0-9A-Z][0-9A-Z./-]{2,19}$/;

/** The code where it stands alone before the figures, under what it is the code of. */
function loneCodigo({anchor, anchorLine, textLines: textPages}: Group): Term | undefined {
  const [term, other] = anchorLine?.terms.slice(0, anchor?.start) ?? [];
  const above = textPages.flatMap(({terms}) => terms);
  const free = term && !other && above.length > 0 && !readHead(above, sequenceOf(above[0])).codigo;
  return free && LONE_CODIGO.test(term.folded) && !MEASURE.test(term.folded) ? term : undefined;
}

function itemOf(group: Group, operator: number, alone?: Term): RawItem | undefined {
  const {anchor, anchorLine} = group;
  if (!anchor || !anchorLine) return undefined;
  const outside = totalOnOtherLine(group);
  const beforeAnchor = anchorLine.terms.slice(0, anchor.start);
  const lines = group.lines.filter(line => line === anchorLine || group.textLines.includes(line));
  const ordered = [...new Set(lines)].sort((a, b) => a.box.y0 - b.box.y0);
  const words = ordered
    .filter(line => line === anchorLine || describes(line, line === ordered[0]))
    .flatMap(line => withoutTail(line === anchorLine ? beforeAnchor : withoutHeadings(line)))
    .filter(term => term !== outside?.term && term !== alone);
  const labelled = words.findIndex(
    ({folded}, i) => /^UN(ID|D)?\.?:$/.test(folded) && unitOf(words[i + 1]?.folded ?? '') !== undefined,
  );
  const unitLength = labelled < 0 ? anchor.unidade : words.splice(labelled, 2)[1]?.folded;
  const head = readHead(words, group.numbered ? sequenceOf(words[0]) : operator);
  const desconto = sum(group.adjustments, 'desconto') + (anchor.desconto ?? 0);
  const acrescimo = sum(group.adjustments, 'acrescimo');
  const total = anchor.total ?? outside?.number;
  return {
    ...codigoFields(head.codigo ?? alone),
    nome: withoutTail(head.nome),
    ...(unitLength && {unidade: unitLength}),
    qtde: anchor.qtde,
    ...(anchor.unitario && {unitario: anchor.unitario}),
    ...(total && {total}),
    ...(desconto > 0 && {desconto}),
    ...(acrescimo > 0 && {acrescimo}),
    figureTerms: [...anchor.terms, ...(outside ? [outside.term] : [])],
  };
}

/** Headings that name no code, over numbers so short that descriptions may begin with them: `100 PARAFUSOS`. */
function lacksCodigo(headings: readonly (readonly ColumnHeading[])[], itens: readonly RawItem[]): boolean {
  const isNamed = headings.flat().some(({column, terms}) => column === 'codigo' || /^COD/.test(foldedOf(terms)));
  const allShort = itens.every(({codigo}) => !codigo || /^\d{1,3}$/.test(codigo));
  // Different goods do not share a code.
  const one = new Set(itens.map(({codigo}) => codigo)).size === 1;
  const several = new Set(itens.map(({nome: name}) => foldedOf(name))).size > 1;
  return allShort && ((headings.length > 0 && !isNamed) || (one && several));
}

const asName = ({codigo: _, gtin: __, codeTerms: fromCode = [], ...item}: RawItem): RawItem => ({
  ...item,
  nome: [...fromCode, ...item.nome],
});

/** Whether an item's first row begins with its code: then nothing above it is its own. */
function opensWithCodigo(group: Group | undefined, {codeTerms: fromCode}: RawItem): boolean {
  const first = group?.lines.toSorted((a, b) => a.box.y0 - b.box.y0)[0];
  return (
    first?.terms
      .slice(0, 2)
      .some(term => fromCode?.[0]?.box.x0 === term.box.x0 && fromCode[0].box.y0 === term.box.y0) ?? false
  );
}

/** The rows of all pages under each other, as if the paper had not ended: an item may begin on one and end on the next. */
function oneBelowOther(regions: readonly Line[][]): Line[] {
  return regions.reduce<Line[]>((above, lines) => {
    const [last, first] = [above.at(-1), lines[0]];
    if (!last || !first) return [...above, ...lines];
    const gaps = stepsOf(lines.map(({box}) => box.y0));
    const step = gaps.length > 0 ? median(gaps) : first.height * USUAL_STEP;
    const drop = last.box.y0 + step - first.box.y0;
    const lowered = lines.map(line => {
      const {y0, y1} = line.box;
      return {...line, box: {...line.box, y0: y0 + drop, y1: y1 + drop}};
    });
    return [...above, ...lowered];
  }, []);
}

/** The items of a coupon or of a tax authority's page: figures on a row, code and description before or above them. */
export function readCoupon(sheets: readonly Sheet[]): ItemsReading | undefined {
  const regions = sheets.map(({lines}) => itemsRegion(lines));
  const groups = groupLines(oneBelowOther(regions.map(({lines}) => lines)));
  // One alone may be what a wrapped description leaves on its last row.
  const alone = groups.map(loneCodigo);
  const all = groups.length > 1 && alone.every(term => term !== undefined);
  const readings = groups.flatMap((group, i) => itemOf(group, i + 1, all ? alone[i] : undefined) ?? []);
  const [first] = readings;
  if (first && regions.find(({lines}) => lines.length > 0)?.open && !opensWithCodigo(groups[0], first))
    first.doubtful = true;
  const headings = sheets.flatMap(({lines}) => findHeaders(lines)).map(header => header.headings);
  const itens = lacksCodigo(headings, readings) ? readings.map(asName) : readings;
  // Rows alone read as quantity, then price; headings that say otherwise were not followed.
  const priceFirst = headings.some(own => {
    const operator = own.map(({column}) => column);
    return operator.includes('unitario') && operator.indexOf('unitario') < operator.indexOf('qtde');
  });
  if (priceFirst) itens.forEach(item => (item.doubtful = true));
  const terms = new Set(groups.flatMap(group => group.lines.flatMap(line => line.terms)));
  return itens.length > 0 ? {way: 'coupon', itens, terms} : undefined;
}
