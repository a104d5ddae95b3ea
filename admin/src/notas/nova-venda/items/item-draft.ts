import {decimalDeCentavos} from '@clube/domain';
import type {ProdutoDaVenda} from '../form/lookups';
import type {ItemLido} from '../reading/types';
import type {ItemVenda} from '../venda';

export type Escolhido = Pick<ProdutoDaVenda, 'codigo' | 'nome' | 'valorPontos'>;

/** The amounts as they are typed. */
export interface Digitado {
  qtde: string;
  valorUnitario: string;
  valorDesconto: string;
}

/** An item that is being put together. */
export interface Rascunho {
  produto?: Escolhido | undefined;
  valores: Digitado;
  /** What it is about, where it did not begin empty. */
  titulo?: string;
}

export const VAZIO: Digitado = {qtde: '', valorUnitario: '', valorDesconto: ''};

export const comVirgula = (centavos: number): string => decimalDeCentavos(centavos).replace('.', ',');
const numero = (valor: number): string => String(valor).replace('.', ',');
const reais = (valor: number | null): string => (valor === null ? '' : comVirgula(Math.round(valor * 100)));

export const rascunhoDoItem = (item: ItemVenda): Rascunho => ({
  produto: item,
  titulo: `Alterar ${item.nome}`,
  valores: {
    qtde: numero(item.qtde),
    valorUnitario: comVirgula(item.valorUnitario),
    valorDesconto: item.valorDesconto ? comVirgula(item.valorDesconto) : '',
  },
});

/** What was read of a line, to be completed by a person. */
export const rascunhoDaLinha = (lido: ItemLido, titulo: string, produto?: Escolhido): Rascunho => ({
  produto,
  titulo,
  valores: {
    qtde: lido.qtde === null ? '' : numero(lido.qtde),
    valorUnitario: reais(lido.valorUnitario),
    valorDesconto: lido.valorDesconto ? reais(lido.valorDesconto) : '',
  },
});
