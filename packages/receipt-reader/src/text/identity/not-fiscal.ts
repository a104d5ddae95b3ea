import type {Indicio} from '../../document/types';
import {indicio} from '../confidence';
import {dobradoDe} from '../lines/lines';
import type {Folha, Linha} from '../types';

/** What only the receipt of a sale of goods is called. */
const DE_VENDA =
  /\bDANFE\b|\bNFC-?E\b|CONSUMIDOR ELETR|CUPOM FISCAL|\bCF-?E\b|\bSAT\b|NOTA FISCAL ELETRONICA(?! DE SERV)|RECEBEMOS DE/;

/** Documents of other kinds, which name the invoices they are about and carry their keys. */
const DE_OUTRO_TIPO =
  /\bDACTE\b|CONHECIMENTO DE TRANSPORTE ELETR|\bDAMDFE\b|MANIFESTO ELETRONICO DE DOC|\bDANFSE\b|NFS-?E\b|NOTA FISCAL (ELETRONICA )?DE SERV/;

const DIZ_QUE_NAO_E =
  /NAO E (UM )?(DOCUMENTO|CUPOM|COMPROVANTE|NOTA) FISCAL|NAO (E VALIDO|VALE|TEM VALOR|POSSUI VALOR|TEM VALIDADE)\b.{0,30}FISCAL|SEM (VALOR|VALIDADE) FISCAL/;

/** As headings: further down a receipt names the order or the quotation that it came from. */
const TITULO =
  /^\W*(ORCAMENTO|PRE-?VENDA|PEDIDO( DE VENDA)?|COTACAO|PROPOSTA|ROMANEIO|DAV|NOTA DE ENTREGA|COMPROVANTE DE (PAGAMENTO|ENTREGA|VENDA))\b/;

const BOLETO = /NOSSO[ -]NUMERO|FICHA DE COMPENSACAO|\bBENEFICIARIO\b|\bCEDENTE\b|LINHA DIGITAVEL/;
const LINHA_DIGITAVEL = /\d{5}\.?\d{5} ?\d{5}\.?\d{6} ?\d{5}\.?\d{6} ?\d ?\d{14}/;
const CARTAO = /\b(CREDITO|DEBITO|VISA|MASTERCARD|ELO)\b/;
const AUTORIZACAO_DO_CARTAO = /\bAUT(ORIZACAO)?\b\W*\d{4,}|\bNSU\b|\bDOC\W*\d{4,}/;

function dizer(linhas: readonly Linha[], padrao: RegExp): Linha | undefined {
  return linhas.find(({termos}) => padrao.test(dobradoDe(termos)));
}

/**
 * What shows that a document is no receipt of a sale of goods: it calls itself something else, and nowhere by the name of
 * one. `comChave`: it prints an access key, which an invoice does and a quotation does not.
 */
export function naoFiscal(folhas: readonly Folha[], comChave: boolean): Indicio<'nao_fiscal'> | undefined {
  const linhas = folhas.flatMap(folha => folha.linhas);
  if (dizer(linhas, DE_VENDA)) return undefined;
  const deImagem = folhas.some(({pagina}) => pagina.fonte === 'ocr');
  const achada =
    dizer(linhas, DE_OUTRO_TIPO) ??
    // The heading that would tell a receipt may be what a picture lost.
    (comChave || deImagem
      ? undefined
      : (dizer(linhas, DIZ_QUE_NAO_E) ??
        dizer(linhas.slice(0, Math.ceil(linhas.length / 2)), TITULO) ??
        (dizer(linhas, BOLETO) && dizer(linhas, LINHA_DIGITAVEL)) ??
        (dizer(linhas, CARTAO) && dizer(linhas, AUTORIZACAO_DO_CARTAO))));
  return achada && indicio('nao_fiscal', achada.termos, {firmeza: 1});
}
