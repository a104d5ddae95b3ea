import {decimalOfCents} from '@clube/domain';
import type {VendaProduto} from '../form/lookups';
import type {ReadItem} from '../reading/types';
import type {VendaItem} from '../venda';

export type ChosenProduto = Pick<VendaProduto, 'codigo' | 'nome' | 'valorPontos'>;

/** The amounts as they are typed. */
export interface TypedAmounts {
  qtde: string;
  valorUnitario: string;
  valorDesconto: string;
}

/** An item that is being entered. */
export interface ItemDraft {
  produto?: ChosenProduto | undefined;
  values: TypedAmounts;
  /** The text of the read line, if the draft comes from one. */
  title?: string;
}

export const EMPTY: TypedAmounts = {qtde: '', valorUnitario: '', valorDesconto: ''};

export const withComma = (cents: number): string => decimalOfCents(cents).replace('.', ',');
const decimal = (value: number): string => String(value).replace('.', ',');
const reais = (value: number | null): string => (value === null ? '' : withComma(Math.round(value * 100)));

export const draftOfItem = (item: VendaItem): ItemDraft => ({
  produto: item,
  title: `Alterar ${item.nome}`,
  values: {
    qtde: decimal(item.qtde),
    valorUnitario: withComma(item.valorUnitario),
    valorDesconto: item.valorDesconto ? withComma(item.valorDesconto) : '',
  },
});

/** The draft of a read line, to be completed by a person. */
export const draftOfLine = (read: ReadItem, title: string, produto?: ChosenProduto): ItemDraft => ({
  produto,
  title,
  values: {
    qtde: read.qtde === null ? '' : decimal(read.qtde),
    valorUnitario: reais(read.valorUnitario),
    valorDesconto: read.valorDesconto ? reais(read.valorDesconto) : '',
  },
});
