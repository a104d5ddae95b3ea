import type {Clue} from '../../document/types';
import {clue} from '../confidence';
import {foldedOf} from '../lines/lines';
import type {Sheet, Line} from '../types';

/** What only the receipt of a sale of goods is called. */
const OF_SALE =
  /\bDANFE\b|\bNFC-?E\b|CONSUMIDOR ELETR|CUPOM FISCAL|\bCF-?E\b|\bSAT\b|NOTA FISCAL ELETRONICA(?! DE SERV)|RECEBEMOS DE/;

/** Documents of other kinds, which name the invoices they are about and carry their keys. */
const OF_OTHER_KIND =
  /\bDACTE\b|CONHECIMENTO DE TRANSPORTE ELETR|\bDAMDFE\b|MANIFESTO ELETRONICO DE DOC|\bDANFSE\b|NFS-?E\b|NOTA FISCAL (ELETRONICA )?DE SERV/;

const SAYS_NOT_FISCAL =
  /NAO E (UM )?(DOCUMENTO|CUPOM|COMPROVANTE|NOTA) FISCAL|NAO (E VALIDO|VALE|TEM VALOR|POSSUI VALOR|TEM VALIDADE)\b.{0,30}FISCAL|SEM (VALOR|VALIDADE) FISCAL/;

/** As headings: further down a receipt names the order or the quotation that it came from. */
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
 * What shows that a document is no receipt of a sale of goods: it calls itself something else, and nowhere by the name of
 * one. `withKey`: it prints an access key, which an invoice does and a quotation does not.
 */
export function notFiscal(sheets: readonly Sheet[], withKey: boolean): Clue<'nao_fiscal'> | undefined {
  const lines = sheets.flatMap(sheet => sheet.lines);
  if (findPhrase(lines, OF_SALE)) return undefined;
  const fromImage = sheets.some(({page}) => page.source === 'ocr');
  const match =
    findPhrase(lines, OF_OTHER_KIND) ??
    // The heading that would tell a receipt may be what a picture lost.
    (withKey || fromImage
      ? undefined
      : (findPhrase(lines, SAYS_NOT_FISCAL) ??
        findPhrase(lines.slice(0, Math.ceil(lines.length / 2)), HEADING) ??
        (findPhrase(lines, BOLETO) && findPhrase(lines, TYPEABLE_LINE)) ??
        (findPhrase(lines, CARD) && findPhrase(lines, CARD_AUTHORISATION))));
  return match && clue('nao_fiscal', match.terms, {certainty: 1});
}
