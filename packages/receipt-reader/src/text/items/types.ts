import type {Numero} from '../numbers';
import type {Termo} from '../types';

/** An item line as it stands, before the sums judge it. */
export interface ItemCru {
  codigo?: string;
  gtin?: string;
  nome: Termo[];
  unidade?: string;
  qtde?: Numero;
  unitario?: Numero;
  /** As printed: before or after the discount, the sums tell which. In reais. */
  total?: Numero;
  /** Integer cents, positive. */
  desconto?: number;
  /** Of the discount, where the line's total does not bear it out: nobody can be sure what it costs. */
  percentual?: number;
  /** Integer cents, positive. */
  acrescimo?: number;
  /** The words of the figures. */
  valores: Termo[];
  /** The words of the code. */
  doCodigo?: Termo[];
  /** A page break, or print over print, leaves open where its description or code ends or begins. */
  duvida?: true;
}

/** One way to understand a document's item lines. */
export interface LeituraItens {
  via: 'tabela' | 'cupom' | 'rotulos' | 'semTitulos';
  itens: ItemCru[];
  /** Every word that belongs to them: no total stands among these. */
  termos: Set<Termo>;
}
