import {normaliseGtin} from '@clube/domain';
import {parseNumbers} from '../../numbers';
import {findLabels, labelsOfLine} from '../../labels/labels';
import type {Sheet, Line, Term} from '../../types';
import {valueOf, type ValueReader} from '../../labels/neighbours';
import {codigoFields} from '../item-head';
import {centsOf} from '../sums';
import type {RawItem} from '../types';

/** A row of labels that tell more of the item above it, as the tax authorities' pages open each item. */
export function isDetail(line: Line): boolean {
  const labels = labelsOfLine(line).filter(({name}) => name.startsWith('detalhe'));
  return labels.some(({start}) => start === 0) || labels.length >= 2;
}

const word: ValueReader<Term> = ([term]: readonly Term[]) =>
  term && /\d/.test(term.text) ? {value: term, taken: 1} : undefined;

/** Completes an item by the labels in the rows under it. Nothing that was read in its own row is replaced. */
export function complete(item: RawItem, sheet: Sheet, details: readonly Line[]): RawItem {
  const under: Sheet = {...sheet, lines: [...details]};
  const find = (...names: Parameters<typeof findLabels>[1][]) => {
    const [label] = findLabels(details, ...names);
    const match = label && valueOf(under, label, word);
    return match?.value;
  };
  const [codigo, ean, unitario, desconto] = [
    find('detalheCodigo'),
    find('detalheEan'),
    find('detalheUnitario'),
    find('desconto'),
  ];
  const price = unitario && parseNumbers(unitario.text).find(({decimals}) => decimals >= 2);
  const discounted = desconto && parseNumbers(desconto.text).find(({decimals}) => decimals === 2);
  const gtin = item.gtin ?? normaliseGtin(ean?.text);
  return {
    ...(codigo ? codigoFields(codigo) : {}),
    ...item,
    ...(gtin && {gtin}),
    ...(!item.unitario && price && {unitario: price, figureTerms: [...item.figureTerms, unitario]}),
    ...(!item.desconto && discounted && discounted.value > 0 && {desconto: centsOf(discounted)}),
  };
}
