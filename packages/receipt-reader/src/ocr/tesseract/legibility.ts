import type {Palavra} from '../../document/types';

const VALOR = /^(R\$)?\d{1,3}(\.?\d{3})*,\d{2,4}$/;
const DATA = /^\d{2}\/\d{2}\/(\d{2}|\d{4})$/;
const CNPJ = /^\d{2}\.\d{3}\.\d{3}\/[\dA-Z]{4}-\d{2}$/;
const PALAVRA = /^\p{L}{4,}$/u;
/** What receipts are made of; none of them reads as a word on its head. */
const VOCABULARIO = new Set(
  (
    'VALOR TOTAL DATA NOTA FISCAL CNPJ CPF RUA AVENIDA FONE CEP CÓDIGO CODIGO DESCRIÇÃO DESCRICAO QTD QTDE DESCONTO ' +
    'PAGAR PAGO FORMA PAGAMENTO CARTÃO DINHEIRO TROCO ITENS CHAVE ACESSO CONSULTE CONSUMIDOR DOCUMENTO AUXILIAR ' +
    'ELETRÔNICA SÉRIE EMISSÃO PROTOCOLO AUTORIZAÇÃO ICMS TRIBUTOS LTDA TINTAS TINTA DANFE PRODUTOS SERVIÇOS ENDEREÇO ' +
    'MUNICÍPIO INSCRIÇÃO ESTADUAL NOME RAZÃO SOCIAL BASE CÁLCULO FRETE TRANSPORTADOR QUANTIDADE DADOS UNIT CUPOM'
  ).split(' '),
);

/** How well a reading makes sense as a receipt: about the number of words that could not have come about by chance. */
export function legibilidade(palavras: readonly Palavra[]): number {
  return palavras.reduce((soma, {texto, confianca}) => {
    if (confianca < 0.6) return soma;
    const nua = texto.replace(/[.:;,)(]+$/, '').toUpperCase();
    if (VALOR.test(nua) || DATA.test(nua) || CNPJ.test(nua) || VOCABULARIO.has(nua)) return soma + confianca;
    return PALAVRA.test(nua) && confianca > 0.85 ? soma + 0.25 : soma;
  }, 0);
}
