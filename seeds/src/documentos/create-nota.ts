import {dataCivil, lerChave, montarChave, TIPO_FISCAL_POR_MODELO} from '@clube/domain';
import type {Aleatorio} from '../aleatorio';
import {totais, type FormaPagamento, type ItemNota, type NotaFiscal} from './nota';

export type DadosNota = Pick<NotaFiscal, 'modelo' | 'serie' | 'numero' | 'emissao' | 'emitente' | 'itens'> &
  Partial<Pick<NotaFiscal, 'destinatario' | 'contingencia'>>;

const PAGAMENTOS: Record<NotaFiscal['modelo'], readonly (readonly [FormaPagamento, number])[]> = {
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

/** What a customer hands over in cash: the next round sum. */
const cashFor = (total: number) => Math.ceil(total / 5000) * 5000;

/**
 * Completes a receipt the way an issuing system does: access key with its check digit, authorisation protocol, payment.
 * Throws RangeError on an NF-e without a recipient.
 */
export function createNota(dados: DadosNota, random: Aleatorio): NotaFiscal {
  const {modelo, serie, numero, emissao, emitente, itens, destinatario, contingencia = false} = dados;
  if (modelo === '55' && !destinatario) throw new RangeError('a model 55 receipt names its recipient');
  const [ano, mes] = dataCivil(emissao).split('-').map(Number) as [number, number, number];
  const chave = montarChave({
    uf: emitente.endereco.uf,
    ano,
    mes,
    cnpj: emitente.cnpj,
    modelo,
    serie,
    numero,
    tipoEmissao: contingencia ? 9 : 1,
    codigoNumerico: Number(random.digits(8)),
  });
  const lida = lerChave(chave);
  if (!lida) throw new RangeError(`the access key does not hold: ${chave}`);
  const {total} = totais(itens);
  const pagamento = random.pickWeighted(PAGAMENTOS[modelo]);
  return {
    modelo,
    tipoFiscal: TIPO_FISCAL_POR_MODELO[modelo],
    serie,
    numero,
    emissao,
    chave,
    contingencia,
    protocolo: contingencia ? '' : `1${chave.slice(0, 2)}${chave.slice(2, 4)}${random.digits(10)}`,
    autorizacao: new Date(emissao.getTime() + random.int(1, 6) * 1000),
    emitente,
    ...(destinatario ? {destinatario} : {}),
    itens: [...itens] satisfies ItemNota[],
    pagamento,
    valorPago: pagamento === 'Dinheiro' ? cashFor(total) : total,
  };
}
