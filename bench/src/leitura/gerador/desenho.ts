import type {FonteLeitura} from '@clube/domain';
import type {Aleatorio, Sheet} from '@clube/seeds/desenho';
import {criarEscrita, type Escrita} from './escrita';
import {bruto, type ItemRecibo, type Recibo} from './recibo';

/** An item line as the paper shows it. */
export interface ItemVerdade {
  /** Absent where the paper shows none. */
  codigo?: string;
  nome: string;
  qtde: number;
  /** Reais. */
  valorUnitario: number;
  /** Cents. */
  valorDesconto: number;
  /** Cents: after the discount, where the paper shows the line's discount. */
  subTotal: number;
}

/** A receipt laid out: its sheets, the code printed on them and the lines as they stand there. */
export interface Desenho {
  folhas: Sheet[];
  codigo?: Extract<FonteLeitura, 'qrcode' | 'codigo_barras'>;
  itens: ItemVerdade[];
}

export interface Caneta {
  escrita: Escrita;
  random: Aleatorio;
}

export type Layout = (recibo: Recibo, caneta: Caneta) => Desenho;

/** The pen for a receipt: figures are never cut. */
export function criarCaneta(recibo: Recibo, random: Aleatorio): Caneta {
  const fracoes = recibo.itens.some(({preco}) => preco % 100 !== 0);
  return {escrita: criarEscrita(random.fork('escrita'), fracoes), random};
}

interface ComoImpresso {
  nome?: (item: ItemRecibo, indice: number) => string;
  codigo?: (item: ItemRecibo) => string | undefined;
  /** Whether lines show their discount: where none do the line shows what it costs without. */
  descontoNaLinha?: boolean;
}

/** The lines of a receipt as a layout prints them. */
export function itensImpressos(recibo: Recibo, como: ComoImpresso = {}): ItemVerdade[] {
  const {
    nome = (item: ItemRecibo) => item.descricao,
    codigo = (item: ItemRecibo) => item.codigo,
    descontoNaLinha = true,
  } = como;
  return recibo.itens.map((item, i) => {
    const escrito = codigo(item);
    const valorDesconto = descontoNaLinha ? item.desconto : 0;
    return {
      ...(escrito ? {codigo: escrito} : {}),
      nome: nome(item, i),
      qtde: item.qtde,
      valorUnitario: item.preco / 10_000,
      valorDesconto,
      subTotal: bruto(item) - valorDesconto,
    };
  });
}
