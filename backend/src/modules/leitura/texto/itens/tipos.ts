import type {Numero} from '../numeros';
import type {Termo} from '../tipos';

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
  /** Integer cents, positive. */
  acrescimo?: number;
  /** The words of the figures. */
  valores: Termo[];
  /** The words of the code. */
  doCodigo?: Termo[];
  /** A page break leaves open where its description ends or begins, or a percentage what it costs. */
  duvida?: true;
}

/** One way to understand a document's item lines. */
export interface LeituraItens {
  via: 'tabela' | 'cupom' | 'semTitulos';
  itens: ItemCru[];
  /** Every word that belongs to them: no total stands among these. */
  termos: Set<Termo>;
}
