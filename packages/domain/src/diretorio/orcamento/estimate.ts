import {materialOf, packsFor, type EstimateProduct, type PaintCan, type ProdutoUso, type Range} from './paint.js';
import type {Acabamento, Condicao, EstimateQuestion, Medida} from './question.js';

/** A cost estimate for a customer. All figures are ranges, since nobody has seen the walls. */
export interface Estimate {
  /** Painted area of walls and ceiling, in m². */
  area: Range;
  demaos: Range;
  /** Litres of paint. */
  litros: Range;
  /** Packs for the upper end of `litros`; empty if the product table has none of this finish. */
  latas: readonly (readonly [count: number, size: number])[];
  /** Kilograms of filler and litres of primer; undefined if the walls need none. */
  massa?: Range | undefined;
  fundo?: Range | undefined;
  /** Working days of one painter. */
  dias: Range;
  /** BRL; undefined if the product table lacks a needed price. */
  material?: Range | undefined;
  maoDeObra: Range;
}

/** m² of walls and of ceiling per room and per m² of floor, from large rooms with windows to small ones without. */
const SURFACE: Readonly<Record<Medida, {paredes: Range; teto: Range}>> = {
  comodos: {paredes: [26, 40], teto: [8, 14]},
  metros: {paredes: [2.2, 3], teto: [0.9, 1]},
};

interface Work {
  demaos: Range;
  /** Share of the area that is filled and primed, 0 to 1. */
  massa: Range;
  fundo: Range;
  /** m² per day of one painter, including all coats. */
  porDia: Range;
  /** Labour in BRL per m², without material. */
  porMetro: Range;
}

/** Work by condition of the walls. Labour: usual prices for interiors in Brazil in 2026, capitals and small towns. */
const WORK: Readonly<Record<Condicao, Work>> = {
  boa: {demaos: [2, 2], massa: [0, 0], fundo: [0, 0], porDia: [35, 60], porMetro: [12, 24]},
  regular: {demaos: [2, 3], massa: [0.1, 0.3], fundo: [0, 0.3], porDia: [22, 40], porMetro: [18, 34]},
  ruim: {demaos: [3, 3], massa: [0.5, 1], fundo: [0.8, 1], porDia: [12, 22], porMetro: [28, 52]},
};

/** Coats of filler on the filled area. */
const FILLER_COATS = 2;
/** Minimum price of labour, BRL. */
const LEAST_LABOUR = 250;
/** Factor for the paint lost in rollers, trays and rough walls. */
const LOSS = 1.1;

/** Default coverage of uses missing in the product table, m² per litre or kilogram and coat. */
const TYPICAL: Readonly<Record<ProdutoUso, Range>> = {
  fosco: [8, 12],
  acetinado: [9, 12],
  semibrilho: [9, 12],
  massa: [1.5, 2.5],
  fundo: [8, 12],
};

/**
 * Estimates area, paint, days and cost. Coverage and prices come from the product table;
 * ranges are rounded outwards, as they must not look more exact than they are.
 */
export function estimate(question: EstimateQuestion, products: readonly EstimateProduct[]): Estimate {
  const {medida, quanto, teto, condicao, acabamento} = question;
  const {paredes, teto: ceiling} = SURFACE[medida];
  const work = WORK[condicao];
  const area = times([quanto, quanto], teto ? plus(paredes, ceiling) : paredes);
  const needs: readonly (readonly [ProdutoUso, Range])[] = [
    [acabamento, times(area, work.demaos)],
    ['massa', times(times(area, work.massa), [FILLER_COATS, FILLER_COATS])],
    ['fundo', times(area, work.fundo)],
  ];
  const [paint, massa, fundo] = needs.map(([uso, coats]) => amountOf(products, uso, coats));
  const used = [paint, massa, fundo].filter(each => each !== undefined && each.amount[1] > 0);
  const known = used.every(each => each?.cost !== undefined);
  const litros = paint?.amount ?? [0, 0];
  return {
    area: outwards(area, 1),
    demaos: work.demaos,
    litros: outwards(litros, 1),
    latas: packsFor(Math.ceil(litros[1]), paint?.packs ?? []),
    massa: massa && massa.amount[1] > 0 ? outwards(massa.amount, 1) : undefined,
    fundo: fundo && fundo.amount[1] > 0 ? outwards(fundo.amount, 1) : undefined,
    dias: [Math.max(1, Math.floor(area[0] / work.porDia[1])), Math.max(1, Math.ceil(area[1] / work.porDia[0]))],
    material: known
      ? outwards(
          used.reduce<Range>((sum, each) => plus(sum, each?.cost ?? [0, 0]), [0, 0]),
          10,
        )
      : undefined,
    maoDeObra: outwards(atLeast(times(area, work.porMetro), LEAST_LABOUR), 10),
  };
}

/** Labour plus material in BRL; undefined if the price of the material is unknown. */
export const totalOf = ({material, maoDeObra}: Estimate): Range | undefined => material && plus(material, maoDeObra);

interface Amount {
  amount: Range;
  packs: readonly PaintCan[];
  cost?: Range;
}

/** Litres or kilograms for an area in m² × coats, and their cost. */
function amountOf(products: readonly EstimateProduct[], uso: ProdutoUso, coats: Range): Amount {
  const material = materialOf(products, uso);
  const [worst, best] = material?.rendimento ?? TYPICAL[uso];
  const wasted: Range = [coats[0], coats[1] * LOSS];
  const amount: Range = [wasted[0] / best, wasted[1] / worst];
  return {amount, packs: material?.packs ?? [], ...(material?.custo && {cost: times(wasted, material.custo)})};
}

const plus = (a: Range, b: Range): Range => [a[0] + b[0], a[1] + b[1]];
const times = (a: Range, b: Range): Range => [a[0] * b[0], a[1] * b[1]];
const atLeast = (a: Range, least: number): Range => [Math.max(least, a[0]), Math.max(least, a[1])];
/** Rounds the lower end down and the upper end up to whole steps, tolerating floating-point errors. */
const outwards = ([low, high]: Range, step: number): Range => [
  Math.floor(low / step + 1e-9) * step,
  Math.ceil(high / step - 1e-9) * step,
];

/** Formats a range: "28 a 54", or "3" if both ends are equal. */
export const formatRange = ([low, high]: Range): string =>
  low === high ? low.toLocaleString('pt-BR') : `${low.toLocaleString('pt-BR')} a ${high.toLocaleString('pt-BR')}`;

/** Formats a range of things: "0 a 1 litro", "2 litros". */
export const countOfRange = (range: Range, one: string, many: string): string =>
  `${formatRange(range)} ${range[1] === 1 ? one : many}`;

/** Formats packs: "1 lata de 18 L e 2 de 3,6 L". */
export const formatPacks = (latas: Estimate['latas']): string =>
  latas
    .map(([count, size], i) => {
      const noun = i === 0 ? (count === 1 ? ' lata' : ' latas') : '';
      return `${count}${noun} de ${size.toLocaleString('pt-BR')} L`;
    })
    .join(' e ');

/** The note below every estimate. */
export const ESTIMATE_EXPLAINED =
  'É uma estimativa, não um preço: quem diz o preço é o pintor, depois de ver as paredes. Não inclui andaime, reparo de infiltração nem fachada.';

/** Names of the finishes within a sentence. */
export const ACABAMENTO_NAMES: Readonly<Record<Acabamento, string>> = {
  fosco: 'tinta fosca',
  acetinado: 'tinta acetinada',
  semibrilho: 'tinta semibrilho',
};
