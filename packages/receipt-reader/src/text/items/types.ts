import type {PrintedNumber} from '../numbers';
import type {Term} from '../types';

/** An item line as it stands, before the sums judge it. */
export interface RawItem {
  codigo?: string;
  gtin?: string;
  nome: Term[];
  unidade?: string;
  qtde?: PrintedNumber;
  unitario?: PrintedNumber;
  /** As printed: before or after the discount, the sums tell which. In reais. */
  total?: PrintedNumber;
  /** Integer cents, positive. */
  desconto?: number;
  /** Of the discount, where the line's total does not bear it out: nobody can be sure what it costs. */
  percentual?: number;
  /** Integer cents, positive. */
  acrescimo?: number;
  /** The words of the figures. */
  figureTerms: Term[];
  /** The words of the code. */
  codeTerms?: Term[];
  /** A page break, or print over print, leaves open where its description or code ends or begins. */
  doubtful?: true;
}

/** One way to understand a document's item lines. */
export interface ItemsReading {
  way: 'table' | 'coupon' | 'labels' | 'untitled';
  itens: RawItem[];
  /** Every word that belongs to them: no total stands among these. */
  terms: Set<Term>;
}
