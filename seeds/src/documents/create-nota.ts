import {civilDateOf, readAccessKey, buildAccessKey, TIPO_FISCAL_BY_MODELO} from '@clube/domain';
import type {Random} from '../random';
import {totals, type PaymentMethod, type NotaItem, type NotaFiscal} from './nota';

export type NotaData = Pick<NotaFiscal, 'modelo' | 'serie' | 'numero' | 'issuedAt' | 'issuer' | 'itens'> &
  Partial<Pick<NotaFiscal, 'recipient' | 'contingency'>>;

const PAYMENTS: Record<NotaFiscal['modelo'], readonly (readonly [PaymentMethod, number])[]> = {
  '65': [
    ['Pix', 4],
    ['Cartão de Débito', 4],
    ['Cartão de Crédito', 3],
    ['Dinheiro', 2],
  ],
  '55': [
    ['Boleto Bancário', 4],
    ['Pix', 3],
    ['Cartão de Crédito', 3],
  ],
};

/** The cash handed over: the total rounded up. */
const cashFor = (total: number) => Math.ceil(total / 5000) * 5000;

/**
 * Completes a receipt as an issuing system does: access key with its check digit, authorisation protocol, payment.
 * Throws RangeError for an NF-e without a recipient.
 */
export function createNota(data: NotaData, random: Random): NotaFiscal {
  const {modelo, serie, numero, issuedAt, issuer, itens, recipient, contingency = false} = data;
  if (modelo === '55' && !recipient) throw new RangeError('a model 55 receipt names its recipient');
  const [year, month] = civilDateOf(issuedAt).split('-').map(Number) as [number, number, number];
  const chave = buildAccessKey({
    uf: issuer.endereco.uf,
    ano: year,
    mes: month,
    cnpj: issuer.cnpj,
    modelo,
    serie,
    numero,
    tipoEmissao: contingency ? 9 : 1,
    codigoNumerico: Number(random.digits(8)),
  });
  const parsed = readAccessKey(chave);
  if (!parsed) throw new RangeError(`the access key does not hold: ${chave}`);
  const {total} = totals(itens);
  const payment = random.pickWeighted(PAYMENTS[modelo]);
  return {
    modelo,
    tipoFiscal: TIPO_FISCAL_BY_MODELO[modelo],
    serie,
    numero,
    issuedAt,
    chave,
    contingency,
    protocol: contingency ? '' : `1${chave.slice(0, 2)}${chave.slice(2, 4)}${random.digits(10)}`,
    authorisedAt: new Date(issuedAt.getTime() + random.int(1, 6) * 1000),
    issuer,
    ...(recipient ? {recipient} : {}),
    itens: [...itens] satisfies NotaItem[],
    payment,
    amountPaid: payment === 'Dinheiro' ? cashFor(total) : total,
  };
}
