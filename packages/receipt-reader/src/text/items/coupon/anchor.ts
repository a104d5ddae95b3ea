import type {PrintedNumber} from '../../numbers';
import type {Line, Term} from '../../types';
import {centsOf, fit} from '../sums';
import {lexemesOf, type Lexeme} from '../lexicon';
import {unitOf} from '../units';

/** The figures of an item as they end a row of a coupon. */
export interface Anchor {
  /** Index of the first word of the figures: what stands before is code and description. */
  start: number;
  qtde: PrintedNumber;
  /** Absent where quantity and total are labelled and the price is not printed. */
  unitario?: PrintedNumber;
  total?: PrintedNumber;
  unidade?: string;
  /** Printed between price and total on the same row. Integer cents. */
  desconto?: number;
  terms: Term[];
}

// The classes of `Lexeme`; group 1 the quantity, 2 the price, 3 the total.
const FORMS: readonly RegExp[] = [
  /()Q+([NI])U{0,2}[VRX]*([NI])(?:[VZR=TP]*([NI]))?[TW]?$/d,
  /()Q[ZW]{0,3}([NI])U{0,3}()V?Z[VR]*([NI])$/d,
  /()([NI])[UW]?P?[X]R?([NI])U?[PTW]{0,2}=?R?([NI])?T{0,2}$/d,
  /()U([NI])[X]?R?(N)[PT]{0,2}R?(N)T{0,2}$/d,
  /()([NI])U[XTW]?R?(N)[PT]{0,2}=?R?(N)T{0,2}$/d,
  /()([NI])(?:U|W)?R?(N)[PT]{0,2}R?(N)T{0,2}$/d,
  /()([NI])U[X]?R?(N)()T?$/d,
];

/** More is a code or a part of a key. */
const MAX_QTDE = 99_999;

/** The forms that nothing but a sum that fits proves to be an item. */
const STRICT_FORMS = new Set([3, 5]);

function chooseReading(
  qtdes: readonly PrintedNumber[],
  unitarios: readonly PrintedNumber[],
  totals: readonly PrintedNumber[] | undefined,
): {qtde: PrintedNumber; unitario: PrintedNumber; total?: PrintedNumber} | undefined {
  const [qtde, unitario] = [qtdes[0], unitarios[0]];
  if (!qtde || !unitario) return undefined;
  if (!totals) return {qtde: qtdes.at(-1)?.decimals === 3 ? (qtdes.at(-1) ?? qtde) : qtde, unitario};
  for (const q of qtdes)
    for (const p of unitarios)
      for (const t of totals)
        if (t.decimals <= 2 && fit(q, p, centsOf(t)) !== 'none') return {qtde: q, unitario: p, total: t};
  return {qtde, unitario, total: totals[0]};
}

type ReadFigures = Pick<Anchor, 'qtde' | 'unitario' | 'total'>;

function withoutPrice({numbers: [qtde]}: Lexeme, {numbers}: Lexeme): ReadFigures | undefined {
  const total = numbers.find(({decimals}) => decimals === 2);
  return qtde && total && {qtde, total};
}

/** Undefined where they make no item: nothing costs nothing, and what has no decimals must at least fit its total. */
function fromThree(
  q: Lexeme,
  p: Lexeme,
  t: Lexeme | undefined,
  strict: boolean,
  unitAfter: (piece: Lexeme) => boolean,
): ReadFigures | undefined {
  const readings = chooseReading(q.numbers, p.numbers, t?.numbers);
  if (!readings || readings.unitario.value <= 0) return undefined;
  const {total} = readings;
  const figures = orderFigures(readings, {qtde: unitAfter(q), unitario: unitAfter(p)});
  const fits = total && fit(figures.qtde, figures.unitario, centsOf(total)) !== 'none';
  if (!fits && (strict || figures.unitario.decimals < 2)) return undefined;
  return {...figures, ...(total && {total})};
}

/**
 * Quantity and price where the price stands first: the unit follows the quantity, and a price has two decimals. Where two
 * decimals on both leave it open, nothing is sure.
 */
function orderFigures(
  figures: {qtde: PrintedNumber; unitario: PrintedNumber},
  withUnit: {qtde: boolean; unitario: boolean},
): {qtde: PrintedNumber; unitario: PrintedNumber} {
  const {qtde, unitario} = figures;
  const after = withUnit.unitario && !withUnit.qtde;
  if (qtde.decimals !== 2) return figures;
  if (unitario.decimals === 0 || (after && unitario.decimals !== 2)) return {qtde: unitario, unitario: qtde};
  return after ? {qtde: {...qtde, repaired: true}, unitario} : figures;
}

function assemble(
  pieces: readonly Lexeme[],
  indices: readonly ([number, number] | undefined)[],
  strict: boolean,
): Anchor | undefined {
  const pieceAt = (group: number): Lexeme | undefined => {
    const strip = indices[group];
    return strip && strip[1] > strip[0] ? pieces[strip[0]] : undefined;
  };
  const [q, p, t] = [pieceAt(2), pieceAt(3), pieceAt(4)];
  const unitAfter = (piece: Lexeme) => pieces[pieces.indexOf(piece) + 1]?.category === 'U';
  const readings = q && (p ? fromThree(q, p, t, strict, unitAfter) : t && withoutPrice(q, t));
  if (!readings || readings.qtde.value <= 0 || readings.qtde.value > MAX_QTDE) return undefined;
  const start = pieces[indices[0]?.[0] ?? 0]?.index ?? q.index;
  const inside = pieces.slice(indices[0]?.[0] ?? 0);
  const unitLength = inside.find(({category, text}) => category === 'U' && !/:$/.test(text));
  return {
    start,
    ...readings,
    ...(unitLength && {unidade: unitOf(unitLength.term.folded) ?? unitLength.text.toUpperCase()}),
    terms: [q, p, t].flatMap(piece => (piece ? [piece.term] : [])),
  };
}

/** `2 UN x 10,00 - desc 1,50   18,50`: only what fits to the cent is one. */
const WITH_DESCONTO = /()([NI])U?XR?(N)[^NI]*W[^NI]*(N)R?(N)T?$/d;

function withDesconto(pieces: readonly Lexeme[], classes: string): Anchor | undefined {
  const indices = WITH_DESCONTO.exec(classes)?.indices;
  const [from, until] = [indices?.[3]?.[1] ?? 0, indices?.[4]?.[0] ?? 0];
  const stated = pieces.slice(from, until).some(({term}) => /^[-(]?DESC/.test(term.folded));
  const desconto = pieces[until]?.numbers.find(({decimals}) => decimals === 2);
  if (!indices || !stated || !desconto) return undefined;
  const [start, qtde, unitario, , total] = indices.slice(1);
  const anchor = assemble(pieces, [start, start, qtde, unitario, total], false);
  const cents = centsOf(desconto);
  const {total: printed} = anchor ?? {};
  if (!anchor?.unitario || !printed) return undefined;
  if (fit(anchor.qtde, anchor.unitario, centsOf(printed), cents) !== 'exact') return undefined;
  return {...anchor, ...(cents > 0 && {desconto: cents})};
}

/** Quantity, price and total at the end of a row; undefined where there are none. */
export function anchorOf(line: Line): Anchor | undefined {
  const pieces = lexemesOf(line);
  const classes = pieces.map(({category}) => category).join('');
  const discounted = withDesconto(pieces, classes);
  if (discounted) return discounted;
  for (const [i, form] of FORMS.entries()) {
    const match = form.exec(classes);
    const anchor = match?.indices && assemble(pieces, match.indices, STRICT_FORMS.has(i));
    if (anchor) return anchor;
  }
  return undefined;
}
