import {normaliseGtin} from '@clube/domain';
import {foldedOf} from '../../lines/lines';
import type {PrintedNumber} from '../../numbers';
import {adjustmentOf, looksLikeAdjustment} from '../adjustments';
import {cleanCodigo, codigoFields, readHead} from '../item-head';
import {withinGap} from '../table/cells';
import {centsOf, product} from '../sums';
import type {AnchoredRow} from './figures';
import {numbersOf, type TableRow, type NetMap} from '../table/column-map';
import {gtinOfRemark, isItemRemark} from '../item-remarks';
import {upToParagraph, type textColumn} from './paragraphs';
import type {RawItem} from '../types';

/** The least share of descriptions that begin with a code where the table has no column for it. */
const WITH_CODE = 0.8;

/**
 * A row of the description that begins under the code: its words follow each other without a gap. In the row of the
 * figures, where the code stands, only a word without any digit is none.
 */
function goesOnUnderCodigo(line: TableRow, anchor: TableRow, {codigo, descricao}: NetMap): boolean {
  if (codigo === undefined || descricao === undefined) return false;
  const [before, after] = [line.cells[codigo]?.at(-1), line.cells[descricao]?.[0]];
  const withDigits = /\d/.test(before?.text ?? '');
  if (withDigits && (line === anchor || !anchor.cells[codigo]?.length)) return false;
  return before !== undefined && after !== undefined && withinGap(before, after, line.line);
}

/** What a line's total is more than its net total, where both are printed and no column tells the discount. */
function betweenTotals(line: TableRow, {total, liquido, desconto}: NetMap): number | undefined {
  if (total === undefined || liquido === undefined || desconto !== undefined) return undefined;
  const [gross, rest] = [total, liquido].map(index => numbersOf(line, index).find(({decimals}) => decimals === 2));
  return gross && rest && rest.value < gross.value ? centsOf(gross) - centsOf(rest) : undefined;
}

/** The discount that a percentage makes, where the line's total is net of it; where it is not, nobody can be sure. */
function byPercentual(
  {qtde, unitario, total}: AnchoredRow['figures'],
  percentual: PrintedNumber | undefined,
): Pick<RawItem, 'desconto' | 'percentual'> {
  if (!qtde || !unitario || !total || !percentual?.value) return {};
  const gross = Math.round(product(qtde, unitario));
  const desconto = gross - centsOf(total);
  return Math.abs(desconto - (gross * percentual.value) / 100) <= 1 ? {desconto} : {percentual: percentual.value};
}

/** The item of a row of figures and of the rows that are its description. */
export function itemOf(
  {line, figures}: AnchoredRow,
  lines: readonly TableRow[],
  map: NetMap,
  column: ReturnType<typeof textColumn>,
): RawItem {
  const cell = (from: TableRow, index: number | undefined) => (index === undefined ? [] : (from.cells[index] ?? []));
  const described = new Set(lines.filter(each => goesOnUnderCodigo(each, line, map)));
  const codigo = lines
    .filter(each => !described.has(each))
    .flatMap(each => cell(each, map.codigo).slice(0, 1))
    .filter(({text}) => /[0-9A-Za-z]/.test(text));
  const gtin = normaliseGtin(cell(line, map.gtin)[0]?.text);
  const unitLength = cell(line, map.unidade)[0];
  const remarks = lines.map(each => ({
    row: each,
    terms: [...(described.has(each) ? cell(each, map.codigo) : []), ...cell(each, map.descricao)],
  }));
  const nome = upToParagraph(
    remarks.filter(
      ({row: each, terms}) =>
        terms.length > 0 && (each === line || !(isItemRemark(foldedOf(terms)) || looksLikeAdjustment(each.line))),
    ),
    column,
  ).flatMap(({terms}) => terms);
  const written = lines
    .filter(each => each !== line)
    .map(each => adjustmentOf(each.line))
    .find(adjustment => adjustment?.kind === 'desconto');
  const desconto = written?.cents ?? numbersOf(line, map.desconto).map(centsOf)[0] ?? betweenTotals(line, map);
  const fromPercentual = desconto ? undefined : byPercentual(figures, numbersOf(line, map.percentual)[0]);
  const writtenGtin = gtin ?? remarks.map(({terms}) => gtinOfRemark(foldedOf(terms))).find(Boolean);
  const values = [map.qtde, map.unitario, map.total].flatMap(index => cell(line, index).slice(0, 1));
  return {
    ...codigoFields(...codigo),
    ...(writtenGtin && {gtin: writtenGtin}),
    nome,
    ...(unitLength && {unidade: cleanCodigo(unitLength).toUpperCase()}),
    ...figures,
    ...(desconto !== undefined && desconto !== 0 && {desconto: Math.abs(desconto)}),
    ...fromPercentual,
    figureTerms: values,
  };
}

/** Without a column of its own the code is each description's first word, where they begin with one. */
export function withCodigo(itens: RawItem[], map: NetMap, promised: boolean): RawItem[] {
  if (map.codigo !== undefined) return itens;
  const heads = itens.map(({nome}) => {
    const [first, ...rest] = nome;
    const isShort = promised && rest.length > 0 && /^\d$/.test(first?.text ?? '');
    return isShort ? {codigo: first, nome: rest} : readHead(nome, undefined);
  });
  const found = heads.flatMap(({codigo}) => codigo?.text ?? []);
  if (found.length < itens.length * WITH_CODE) return itens;
  // Descriptions may begin with a number as well: `100 PARAFUSOS`.
  if (!promised && (found.every(text => /^\d{1,3}$/.test(text)) || new Set(found).size < found.length)) return itens;
  return itens.map((item, i) => ({...codigoFields(heads[i]?.codigo), ...item, nome: heads[i]?.nome ?? item.nome}));
}
