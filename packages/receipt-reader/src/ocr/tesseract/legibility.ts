import type {Word} from '../../document/types';

const AMOUNT = /^(R\$)?\d{1,3}(\.?\d{3})*,\d{2,4}$/;
const DATE = /^\d{2}\/\d{2}\/(\d{2}|\d{4})$/;
const CNPJ = /^\d{2}\.\d{3}\.\d{3}\/[\dA-Z]{4}-\d{2}$/;
const WORD = /^\p{L}{4,}$/u;
/** Frequent words of receipts, none of which looks like a word when upside down. */
const VOCABULARY = new Set(
  (
    'VALOR TOTAL DATA NOTA FISCAL CNPJ CPF RUA AVENIDA FONE CEP CÓDIGO CODIGO DESCRIÇÃO DESCRICAO QTD QTDE DESCONTO ' +
    'PAGAR PAGO FORMA PAGAMENTO CARTÃO DINHEIRO TROCO ITENS CHAVE ACESSO CONSULTE CONSUMIDOR DOCUMENTO AUXILIAR ' +
    'ELETRÔNICA SÉRIE EMISSÃO PROTOCOLO AUTORIZAÇÃO ICMS TRIBUTOS LTDA TINTAS TINTA DANFE PRODUTOS SERVIÇOS ENDEREÇO ' +
    'MUNICÍPIO INSCRIÇÃO ESTADUAL NOME RAZÃO SOCIAL BASE CÁLCULO FRETE TRANSPORTADOR QUANTIDADE DADOS UNIT CUPOM'
  ).split(' '),
);

/** Minimum confidence of a word that counts; other words than these need a higher one, and count less (ANY_WORD). */
const MIN_CONFIDENCE = 0.6;
const ANY_WORD = {confidence: 0.85, weight: 0.25} as const;

/** How plausible a reading is as a receipt: approximately the number of words that are not chance. */
export function legibility(words: readonly Word[]): number {
  return words.reduce((sum, {text, confidence}) => {
    if (confidence < MIN_CONFIDENCE) return sum;
    const bare = text.replace(/[.:;,)(]+$/, '').toUpperCase();
    if (AMOUNT.test(bare) || DATE.test(bare) || CNPJ.test(bare) || VOCABULARY.has(bare)) return sum + confidence;
    return WORD.test(bare) && confidence > ANY_WORD.confidence ? sum + ANY_WORD.weight : sum;
  }, 0);
}
