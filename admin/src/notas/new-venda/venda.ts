import {
  compactDate,
  readAccessKey,
  normaliseCnpj,
  digitsOnly,
  vendaTotals,
  type FieldErrors,
  type NewVenda,
  type ItemAmounts,
  formatDate,
  readDate,
} from '@clube/domain';
import type {Pendente} from '../types';

/** An item of the sale; amounts in integer cents. */
export interface VendaItem extends ItemAmounts {
  /** Tells two lines of one product apart. */
  linha: number;
  codigo: string;
  nome: string;
  /** Points of one unit. */
  valorPontos: number;
  /** The read line that the item came from, from 0. */
  lida?: number;
  /** A person has said that the product is the right one. */
  conferida?: boolean;
}

/** The form as it stands; documents and date as bare characters, the date in the order of typing. */
export interface EditedVenda {
  cpf: string;
  cnpjLoja: string;
  nomeLoja: string;
  estadoLoja: string;
  cidadeLoja: string;
  tipoFiscal: string;
  identificador: string;
  realizadoEm: string;
  codigoPromocional: string;
  enviarMensagem: boolean;
  itens: readonly VendaItem[];
  /** Read lines that are none of the programme's, by their place in the reading. */
  ignoradas: readonly number[];
}

export type VendaField = Exclude<keyof EditedVenda, 'itens' | 'ignoradas' | 'enviarMensagem'>;
export type VendaErrors = FieldErrors;

/** The form at the start: what is known of the receipt, and what its access key says by itself. */
export function initialVenda(nota: Pendente): EditedVenda {
  const chave = nota.chave ? readAccessKey(nota.chave) : undefined;
  return {
    cpf: digitsOnly(nota.cpf),
    cnpjLoja: normaliseCnpj(nota.cpfCnpj ?? chave?.cnpj ?? ''),
    nomeLoja: nota.loja ?? '',
    estadoLoja: nota.uf ?? '',
    cidadeLoja: nota.cidade ?? '',
    tipoFiscal: nota.tipoFiscal ?? chave?.tipoFiscal ?? '',
    identificador: chave ? String(chave.numero) : '',
    realizadoEm: asTyped(nota.dataEmissao),
    codigoPromocional: nota.codigoPromocional ?? '',
    enviarMensagem: true,
    itens: [],
    ignoradas: [],
  };
}

const reais = (cents: number): number => cents / 100;

/** The items as they travel: amounts in reais, and the line that each came from, so that its product is learned. */
function itemsToSend(itens: readonly VendaItem[]) {
  return itens.map(({codigo, qtde, valorUnitario, valorDesconto, lida: read}) => ({
    ...(read !== undefined && {linha: read}),
    codigo,
    qtde,
    valorUnitario: reais(valorUnitario),
    valorDesconto: reais(valorDesconto),
  }));
}

/** The form as the checks want it. A half-typed date is handed over as it is, to be called invalid. */
export function vendaToValidate(venda: EditedVenda): NewVenda {
  const realizadoEm = typedDate(venda.realizadoEm) ?? venda.realizadoEm;
  return {...venda, realizadoEm, itens: itemsToSend(venda.itens)};
}

/** The request: digits only for documents and date, the date year first, amounts in reais. */
export function vendaToSend(venda: EditedVenda, nota: Pick<Pendente, 'id' | 'nomeArquivo' | 'chave'>) {
  const {enviarMensagem, codigoPromocional, itens, ignoradas: _, realizadoEm, ...fields} = venda;
  const totals = vendaTotals(itens);
  const codigo = codigoPromocional.trim().toUpperCase();
  return {
    venda: {
      ...fields,
      realizadoEm: compactDate(typedDate(realizadoEm) ?? ''),
      totalVenda: reais(totals.totalVenda),
      totalDescontos: reais(totals.totalDescontos),
      itens: itemsToSend(itens),
      nomeArquivo: nota.nomeArquivo,
      idFoto: nota.id,
      ...(codigo && {codigoPromocional: codigo}),
      ...(chaveFits(venda, nota.chave) && {chave: nota.chave}),
    },
    enviarMensagem,
  };
}

/** The key that was read goes along only while it says the same as the form: a person may have corrected the reading. */
function chaveFits(venda: EditedVenda, chave: string | null | undefined): boolean {
  const read = chave ? readAccessKey(chave) : undefined;
  return (
    read !== undefined &&
    read.cnpj === venda.cnpjLoja &&
    read.numero === Number(venda.identificador) &&
    read.tipoFiscal === venda.tipoFiscal
  );
}

/** A civil date in the order and with the characters of typing. */
export function asTyped(data: string | null | undefined): string {
  const civil = data ? readDate(data.slice(0, 10)) : undefined;
  return civil ? digitsOnly(formatDate(civil)) : '';
}

/** The typed date as a civil date; undefined while it is none. */
export function typedDate(digits: string): string | undefined {
  return readDate(digits.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'));
}
