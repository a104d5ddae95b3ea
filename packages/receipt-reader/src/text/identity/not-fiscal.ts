import type {Clue} from '../../document/types';
import {clue} from '../confidence';
import {foldedOf} from '../lines/lines';
import type {Sheet, Line} from '../types';

/** Names that only receipts of sales have. */
const OF_SALE =
  /\bDANFE\b|\bNFC-?E\b|CONSUMIDOR ELETR|CUPOM FISCAL|\bCF-?E\b|\bSAT\b|NOTA FISCAL ELETRONICA(?! DE SERV)|RECEBEMOS DE/;

/** Names of other documents, which refer to invoices and contain their keys. */
const OF_OTHER_KIND =
  /\bDACTE\b|CONHECIMENTO DE TRANSPORTE ELETR|\bDAMDFE\b|MANIFESTO ELETRONICO DE DOC|\bDANFSE\b|NFS-?E\b|NOTA FISCAL (ELETRONICA )?DE SERV/;

const SAYS_NOT_FISCAL =
  /NAO E (UM )?(DOCUMENTO|CUPOM|COMPROVANTE|NOTA) FISCAL|NAO (E VALIDO|VALE|TEM VALOR|POSSUI VALOR|TEM VALIDADE)\b.{0,30}FISCAL|SEM (VALOR|VALIDADE) FISCAL/;

/** Names that count only in headings, as a receipt may mention its order or quotation further down. */
const HEADING =
  /^\W*(ORCAMENTO|PRE-?VENDA|PEDIDO( DE VENDA)?|COTACAO|PROPOSTA|ROMANEIO|DAV|NOTA DE ENTREGA|COMPROVANTE DE (PAGAMENTO|ENTREGA|VENDA))\b/;

const BOLETO = /NOSSO[ -]NUMERO|FICHA DE COMPENSACAO|\bBENEFICIARIO\b|\bCEDENTE\b|LINHA DIGITAVEL/;
const TYPEABLE_LINE = /\d{5}\.?\d{5} ?\d{5}\.?\d{6} ?\d{5}\.?\d{6} ?\d ?\d{14}/;
const CARD = /\b(CREDITO|DEBITO|VISA|MASTERCARD|ELO)\b/;
const CARD_AUTHORISATION = /\bAUT(ORIZACAO)?\b\W*\d{4,}|\bNSU\b|\bDOC\W*\d{4,}/;

function findPhrase(lines: readonly Line[], pattern: RegExp): Line | undefined {
  return lines.find(({terms}) => pattern.test(foldedOf(terms)));
}

/**
 * The clue that a document is no receipt of a sale: it has the name of another document, and nowhere that of a
 * receipt. `withKey`: an access key is printed, as on invoices but not on quotations.
 */
export function notFiscal(sheets: readonly Sheet[], withKey: boolean): Clue<'nao_fiscal'> | undefined {
  const lines = sheets.flatMap(sheet => sheet.lines);
  if (findPhrase(lines, OF_SALE)) return undefined;
  const fromImage = sheets.some(({page}) => page.source === 'ocr');
  const match =
    findPhrase(lines, OF_OTHER_KIND) ??
    // In a picture, the heading of a receipt may be cut off.
    (withKey || fromImage
      ? undefined
      : (findPhrase(lines, SAYS_NOT_FISCAL) ??
        findPhrase(lines.slice(0, Math.ceil(lines.length / 2)), HEADING) ??
        (findPhrase(lines, BOLETO) && findPhrase(lines, TYPEABLE_LINE)) ??
        (findPhrase(lines, CARD) && findPhrase(lines, CARD_AUTHORISATION))));
  return match && clue('nao_fiscal', match.terms, {certainty: 1});
}
