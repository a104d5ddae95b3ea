import {
  compactDate,
  readAccessKey,
  normaliseCnpj,
  normaliseIdentificador,
  digitsOnly,
  vendaTotals,
  type FieldErrors,
  type NewVenda,
  type ItemAmounts,
  formatDate,
  readDate,
} from '@clube/domain';
import type {Pendente} from '../types';
import type {NotaReading} from './reading/types';

/** An item of the sale; amounts in integer cents. */
export interface VendaItem extends ItemAmounts {
  /** Distinguishes two lines of the same product. */
  linha: number;
  codigo: string;
  nome: string;
  /** Points per unit. */
  valorPontos: number;
  /** The index of the read line that the item came from, from 0. */
  lida?: number;
  /** A person has confirmed the product. */
  conferida?: boolean;
}

/** The values of the form; documents and date as bare characters, the date as DDMMYYYY. */
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
  /** The indexes of read lines that are not products of the programme. */
  ignoradas: readonly number[];
}

export type VendaField = Exclude<keyof EditedVenda, 'itens' | 'ignoradas' | 'enviarMensagem'>;
export type VendaErrors = FieldErrors;

/** The initial values: data of the receipt, and data contained in its access key. */
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

/** The items of the request: amounts in BRL, and the read line of each, from which the server learns its product. */
function itemsToSend(itens: readonly VendaItem[]) {
  return itens.map(({codigo, qtde, valorUnitario, valorDesconto, lida: read}) => ({
    ...(read !== undefined && {linha: read}),
    codigo,
    qtde,
    valorUnitario: reais(valorUnitario),
    valorDesconto: reais(valorDesconto),
  }));
}

/** The values for the validation rules. An incomplete date is passed on as it is, so that it is reported as invalid. */
export function vendaToValidate(venda: EditedVenda): NewVenda {
  const realizadoEm = typedDate(venda.realizadoEm) ?? venda.realizadoEm;
  return {...venda, realizadoEm, itens: itemsToSend(venda.itens)};
}

/** The request body: documents as digits, the date as YYYY-MM-DD, amounts in BRL. */
export function vendaToSend(
  venda: EditedVenda,
  nota: Pick<Pendente, 'id' | 'nomeArquivo' | 'chave'>,
  reading?: ReadPaper,
) {
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
      ...paperMarks(venda, nota, reading),
    },
    enviarMensagem,
  };
}

type ReadPaper = Pick<NotaReading, 'chave' | 'serie' | 'numero' | 'tipoFiscal' | 'cpfCnpj'>;

/** What tells the paper from others of its number: the access key, or the series that was read; while the form agrees with it. */
export function paperMarks(
  venda: EditedVenda,
  nota: Pick<Pendente, 'chave'>,
  reading?: ReadPaper,
): {chave?: string; serie?: number} {
  const chave = reading?.chave ?? nota.chave;
  if (chave && chaveFits(venda, chave)) return {chave};
  const isRead =
    reading !== undefined &&
    reading.numero !== null &&
    normaliseIdentificador(reading.numero) === normaliseIdentificador(venda.identificador) &&
    reading.tipoFiscal === venda.tipoFiscal &&
    normaliseCnpj(reading.cpfCnpj ?? '') === venda.cnpjLoja;
  return isRead && reading.serie !== null ? {serie: reading.serie} : {};
}

/** The access key is sent only while it agrees with the form, as a person may have corrected the reading. */
function chaveFits(venda: EditedVenda, chave: string): boolean {
  const read = readAccessKey(chave);
  return (
    read !== undefined &&
    read.cnpj === venda.cnpjLoja &&
    read.numero === Number(venda.identificador) &&
    read.tipoFiscal === venda.tipoFiscal
  );
}

/** Formats a date (YYYY-MM-DD) as typed: DDMMYYYY. */
export function asTyped(data: string | null | undefined): string {
  const civil = data ? readDate(data.slice(0, 10)) : undefined;
  return civil ? digitsOnly(formatDate(civil)) : '';
}

/** Parses the typed date to YYYY-MM-DD; undefined while it is invalid. */
export function typedDate(digits: string): string | undefined {
  return readDate(digits.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'));
}
