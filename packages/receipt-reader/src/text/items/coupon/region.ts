import {ADDRESS, STREET} from '../../address';
import {foldedOf, lineOf, middleY} from '../../lines/lines';
import {NEXT_ROW} from '../../lines/measures';
import {parseCents} from '../../numbers';
import {labelsOfLine} from '../../labels/labels';
import type {Line} from '../../types';
import {anchorOf} from './anchor';
import {sequenceOf} from '../item-head';
import {columnOf, isHeadingWord} from '../table/columns';
import {lexemesOf} from '../lexicon';
import {opensWithHeadings, withoutHeadings} from '../headings';

const END_LABELS = ['quantidadeItens', 'total', 'aPagar', 'produtos', 'totalNota', 'pagamento', 'ajustesItem'];

/** More words than headings of the widest table have; and the least share of them that name columns. */
const HEADINGS = {maxWords: 18, share: 0.5} as const;
/** The least share of a further row of headings that names columns, or parts of their names. */
const FURTHER_HEADINGS = 0.6;
/** Further rows that headings may take. */
const MAX_FURTHER = 3;
/** Words after the label of a payment on the row that ends the items; of a sentence there are more. */
const PAYMENT_WORDS = 2;
/** Without headings: the most rows above the first figures that may describe them. */
const MAX_DESCRIPTION = 3;

/** A row of headings: several names of columns and no figures. */
function isHeader(line: Line): boolean {
  const columns = new Set(
    line.terms.map(({folded}) => columnOf([folded])).filter(column => column && column !== 'outro'),
  );
  if (labelsOfLine(line).some(({name}) => name === 'quantidadeItens' || name === 'pagamento')) return false;
  // `(Código: 123)` beside a description: headings name the codes and hold none.
  if (/\bCOD(IGO)?\W{0,3}\d{2}/.test(foldedOf(line.terms))) return false;
  // Headings name figures and hold none.
  if (line.terms.some(({text}) => /^\d{2,}$/.test(text))) return false;
  // An item whose row repeats the headings beside its description is one already.
  const isDescribed = withoutHeadings(line).filter(({folded}) => /[A-Z]{3}/.test(folded) && !isHeadingWord(folded));
  if (opensWithHeadings(line) && isDescribed.length >= 2) return false;
  const words = line.terms.filter(({folded}) => /[A-Z]/.test(folded));
  return (
    columns.size >= 2 &&
    !line.terms.some(({text}) => /\d[.,]\d{2}/.test(text)) &&
    words.length <= HEADINGS.maxWords &&
    words.filter(({folded}) => isHeadingWord(folded)).length >= words.length * HEADINGS.share
  );
}

const ends = (line: Line): boolean =>
  labelsOfLine(line).some(({name, start, terms}) => {
    if (start > 0 || !END_LABELS.includes(name)) return false;
    const rest = line.terms.slice(terms.length);
    // On a page that is laid out in cells it may be the heading of an item's own total.
    if (name === 'total' && !rest.some(({text}) => parseCents(text, true))) return false;
    if (name === 'quantidadeItens') return /^\d{1,3}\W*$/.test(line.terms.at(-1)?.text ?? '');
    return name !== 'pagamento' || rest.length <= PAYMENT_WORDS;
  });

/** A row that tells of the issuer, the customer or the document. */
export const hasNoItem = (line: Line): boolean =>
  labelsOfLine(line).some(({name}) =>
    ['cnpj', 'ie', 'modelo', 'endereco', 'extrato', 'chave', 'destinatario', 'cpf', 'emissao', 'serie'].includes(name),
  ) || /DANFE|CUPOM|DOCUMENTO|^-+$|^=+$|^\W*((DE )?CONSUMIDOR )?ELETRONICA\W*$/.test(foldedOf(line.terms));

/** Figures that broke at the sign of multiplication, made one row. */
function joinFigures(lines: readonly Line[]): Line[] {
  const classes = (line: Line) =>
    lexemesOf(line)
      .map(({category}) => category)
      .join('');
  return lines.reduce<Line[]>((built, line) => {
    const last = built.at(-1);
    const isBroken =
      last &&
      (/X/.test(foldedOf(line.terms.slice(0, 1))) || /^(X|×|\*)$/.test(last.terms.at(-1)?.folded ?? '')) &&
      !anchorOf(last) &&
      ((/[NI][UW]?X$/.test(classes(last)) && /^R?N/.test(classes(line))) ||
        (/[NI]U$/.test(classes(last)) && /^XR?N/.test(classes(line))));
    return isBroken ? [...built.slice(0, -1), lineOf([...last.terms, ...line.terms])] : [...built, line];
  }, []);
}

export interface Region {
  lines: Line[];
  /** The row above may be the first item's as well: no heading, number or gap tells. */
  open: boolean;
}

/** The rows that may hold items: from the headings, or the first figures, to the first of the totals. */
export function itemsRegion(printed: readonly Line[]): Region {
  const lines = joinFigures(printed);
  const first = lines.findIndex(line => !hasNoItem(line) && anchorOf(line));
  if (first < 0) return {lines: [], open: false};
  const header = lines.slice(0, first).findIndex(isHeader);
  let start = header + 1;
  while (header >= 0 && start < lines.length && start <= header + MAX_FURTHER && isSecondHeader(lines[start])) start++;
  if (header < 0) {
    start = first;
    while (
      start > 0 &&
      first - start < Math.min(MAX_DESCRIPTION, betweenItems(lines, first)) &&
      goesOn(lines[start - 1], lines[start])
    )
      start--;
    start = Math.min(start, firstNumbered(lines, first) ?? start);
  }
  const rest = lines.slice(start);
  const end = rest.findIndex(ends);
  const open = header < 0 && sequenceOf(lines[start]?.terms[0]) !== 1;
  return {
    lines: end < 0 ? rest : rest.slice(0, end),
    open: open && goesOn(lines[start - 1], lines[start]),
  };
}

/** Rows above the first figures that a numbered description may take. */
const MAX_ABOVE = 4;

/** The row that the first item's running number opens, where the second's follows its figures. */
function firstNumbered(lines: readonly Line[], first: number): number | undefined {
  const begins = (line: Line | undefined, number: number) => sequenceOf(line?.terms[0]) === number;
  const from = Math.max(0, first - MAX_ABOVE);
  const open = lines.slice(from, first).findLastIndex(line => begins(line, 1));
  const second = lines.slice(first + 1, first + 1 + MAX_ABOVE).some(line => begins(line, 2));
  const start = from + open;
  const isContiguous = lines.slice(start, first).every((line, i) => goesOn(line, lines[start + i + 1]));
  return open >= 0 && second && isContiguous ? start : undefined;
}

/** The most rows that stand between the figures of two items; any number where there is but one. */
function betweenItems(lines: readonly Line[], first: number): number {
  const rest = lines.slice(first);
  const end = rest.findIndex(ends);
  const anchors = (end < 0 ? rest : rest.slice(0, end)).flatMap((line, i) => (anchorOf(line) ? [i] : []));
  const gaps = anchors.slice(1).map((anchor, k) => anchor - (anchors[k] ?? 0) - 1);
  return gaps.length > 0 ? Math.max(...gaps) : Infinity;
}

/** Whether a row above the first figures may be their description. */
function goesOn(above: Line | undefined, below: Line | undefined): boolean {
  if (!above || !below || hasNoItem(above)) return false;
  const text = foldedOf(above.terms);
  if (ADDRESS.test(text) || STREET.test(text)) return false;
  return middleY(below.box) - middleY(above.box) < Math.max(above.height, below.height) * NEXT_ROW;
}

function isSecondHeader(line: Line | undefined): boolean {
  if (!line || /\d{2}/.test(foldedOf(line.terms))) return false;
  const headings = line.terms.filter(
    ({folded}) =>
      columnOf([folded]) !== undefined ||
      !/[A-Z]/.test(folded) ||
      /^(VL|V1|VI|VLR|VLTR|TR|X|R\$?|\(R\$\)|VALOR|ITEM)\W*$/.test(folded),
  );
  return headings.length >= Math.max(1, line.terms.length * FURTHER_HEADINGS);
}
