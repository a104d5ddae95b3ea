import {enclose, placeInView} from '../../document/geometry';
import type {ItemReading} from '../../document/types';
import {confidenceOf} from '../confidence';
import {textOf} from '../lines/lines';
import type {PrintedNumber} from '../numbers';
import type {Term} from '../types';
import {centsOf, fit, product, type Fit} from './sums';
import {repairFigures} from './repair';
import type {RawItem, ItemsReading} from './types';

/** An item with its sums done. */
export interface ResolvedItem {
  raw: RawItem;
  fit: Fit | 'missing';
  repaired: boolean;
  /** Integer cents. */
  gross?: number;
  subTotal?: number;
}

/** A quantity that is reckoned, not read, is below this, and its price is no less than a real: else several may fit. */
const COUNTED = {below: 1000, minPrice: 1} as const;

/** The whole number of units that a total is of, where its quantity could not be read and only one fits to the cent. */
function countUnits(unitario: PrintedNumber, total: PrintedNumber, adjustment: number): PrintedNumber | undefined {
  const numbers = [0, adjustment].flatMap((shift): PrintedNumber[] => {
    const value = Math.round((centsOf(total) - shift) / (unitario.value * 100));
    const number = {value, decimals: 0, repaired: true};
    const exact = Math.abs(product(number, unitario) + shift - centsOf(total)) < 1;
    return value >= 1 && value < COUNTED.below && unitario.value >= COUNTED.minPrice && exact ? [number] : [];
  });
  return numbers[0];
}

/** Without a discount that exceeds what the line costs: some other figure was taken for it. */
function withoutAbsurd(raw: RawItem): RawItem {
  const gross = raw.qtde && raw.unitario ? product(raw.qtde, raw.unitario) : raw.total && centsOf(raw.total);
  if (raw.desconto === undefined || gross === undefined || raw.desconto <= gross) return raw;
  const {desconto: _, ...rest} = raw;
  return rest;
}

/** Whether the printed total is before or after the discount, by which of them the sum fits. */
export function resolveItem(reading: RawItem): ResolvedItem {
  const raw = withoutAbsurd(reading);
  const {qtde, unitario, total, desconto = 0, acrescimo = 0} = raw;
  const adjustment = acrescimo - desconto;
  if (!total) return {raw, fit: 'missing', repaired: false};
  const printed = centsOf(total);
  const fromImage = raw.figureTerms.some(({page}) => page.source === 'ocr');
  const counted = !qtde && unitario && fromImage ? countUnits(unitario, total, adjustment) : undefined;
  if (counted) return {...resolveItem({...raw, qtde: counted}), repaired: true};
  if (!qtde || !unitario)
    return {raw, fit: 'missing', repaired: false, gross: printed, ...(adjustment === 0 && {subTotal: printed})};
  const gross = fit(qtde, unitario, printed);
  const net = adjustment === 0 ? 'none' : fit(qtde, unitario, printed, -adjustment);
  const repaired = [qtde, unitario, total].some(number => number.repaired);
  if (net === 'exact' && gross !== 'exact')
    return {raw, fit: 'exact', repaired, gross: printed - adjustment, subTotal: printed};
  if (gross !== 'none') return {raw, fit: gross, repaired, gross: printed, subTotal: printed + adjustment};
  const figures = fromImage ? repairFigures({qtde, unitario, total}) : undefined;
  if (!figures) return {raw, fit: 'none', repaired, gross: printed, subTotal: printed + adjustment};
  const right = centsOf(figures.total);
  return {raw: {...raw, ...figures}, fit: 'exact', repaired: true, gross: right, subTotal: right + adjustment};
}

/** How sure a line is, by how quantity × price fits its total. These and those below were chosen, each to rank what it doubts. */
const CERTAINTY: Readonly<Record<ResolvedItem['fit'], number>> = {exact: 1, loose: 0.95, missing: 0.5, none: 0.4};

function placeOf(terms: readonly Term[]): Pick<ItemReading, 'lugar'> {
  const page = terms[0]?.page;
  const box = enclose(terms.filter(term => term.page === page).map(({origin}) => origin));
  return page && box ? {lugar: placeInView(page, box)} : {};
}

/** Quantity and price multiply to the same either way round: without headings nobody can be sure which is which. */
const WITHOUT_HEADINGS = 0.75;

/** Prices have two decimals, or four and more: a third one in a picture may be a smudge, and too small for any sum to tell. */
const THREE_DECIMALS = 0.8;
/** Among prices with more decimals two may be what a crease left of four. */
const LOST_DECIMALS = 0.8;
/** Where the lines together do not make up the total, though this one fits by itself. */
const SUM_OPEN = 0.95;
/** Where the name is missing, in doubt, or a percentage that the total does not bear out stands on the line. */
const NOT_WHOLE = 0.8;
/** Of a discount that the total does not confirm, and of a line that may hide one that only the total shows. */
const DISCOUNT_OPEN = {stated: 0.8, hidden: 0.85} as const;

/** How far the decimals of a price out of a picture can be believed; `mostDecimals` is how many others of its table have. */
function decimalsCertainty({decimals}: PrintedNumber, mostDecimals: number): number {
  if (decimals === 3) return THREE_DECIMALS;
  return decimals === 2 && mostDecimals > 2 ? LOST_DECIMALS : 1;
}

export interface Confirmations {
  /** All lines together make up the total. */
  sumAddsUp: boolean;
  /** They do so with their own discounts. */
  descontosOnLines: boolean;
  /** The most decimals that a price of the table is printed with. */
  mostDecimals: number;
  way: ItemsReading['way'];
}

/** A line as it is handed on. */
export function toItemReading(
  item: ResolvedItem,
  {sumAddsUp, descontosOnLines, mostDecimals, way}: Confirmations,
): ItemReading {
  const {raw, subTotal} = item;
  const nome = textOf(raw.nome).replace(/\s+/g, ' ').trim();
  const isWhole = nome && !raw.doubtful && !raw.percentual;
  const certainty = CERTAINTY[item.fit] * (sumAddsUp || item.fit === 'none' ? 1 : SUM_OPEN) * (isWhole ? 1 : NOT_WHOLE);
  const fromImage = raw.figureTerms.some(({page}) => page.source === 'ocr');
  // A discount that the total does not confirm may be a misread figure; a picture may hide one that only the total shows.
  const discounted = raw.desconto !== undefined && !descontosOnLines ? DISCOUNT_OPEN.stated : 1;
  const hidden = sumAddsUp && !descontosOnLines && fromImage ? DISCOUNT_OPEN.hidden : 1;
  const decimals = fromImage && raw.unitario ? decimalsCertainty(raw.unitario, mostDecimals) : 1;
  const judgement = {
    certainty: certainty * discounted * hidden * decimals * (way === 'untitled' ? WITHOUT_HEADINGS : 1),
    confirmed: item.fit === 'exact' && sumAddsUp && descontosOnLines,
    repaired: item.repaired,
  };
  return {
    ...(raw.codigo && {codigo: raw.codigo}),
    ...(raw.gtin && {gtin: raw.gtin}),
    ...(nome && {nome}),
    ...(raw.unidade && {unidade: raw.unidade}),
    ...(raw.qtde && {qtde: raw.qtde.value}),
    ...(raw.unitario && {valorUnitario: raw.unitario.value}),
    ...(raw.desconto && {valorDesconto: raw.desconto}),
    ...(subTotal !== undefined && {subTotal}),
    confianca: confidenceOf(raw.figureTerms, judgement),
    ...placeOf([...raw.figureTerms, ...raw.nome, ...(raw.codeTerms ?? [])]),
  };
}
