import {normaliseGtin} from '@clube/domain';

// What shops write under a description, which is no part of it.
const ITEM_REMARK =
  /^\W*(LOTE\b|N.?\s?LOTE|FCI|N.? ?FCI|PEDIDO|PED[.:]|XPED|NITEMPED|ITEM PED|EAN\b|COD\.? ?(DE )?(EAN|BARRAS?)|GTIN\b|VALIDADE|VAL\.?:|FAB[.:]|FABRICACAO|DT\.? ?(FAB|VAL)|P?ICMS\b|VICMS\b|V?BC\b|BASE (DE )?CALC|IVA\b|P?MVA|CEST\b|NCM\b|TRIB[.:]|TRIB APROX|TRIBUTOS|VALOR APROX|V?TOT ?TRIB|IBPT|RESOLUCAO|REF\.? ?NF|COMBUSTIVEL|REDUCAO|ALIQ|CFOP|CST|N.? ?SERIE|OBS[.:]|INF\.? ?AD|GRUPO|DESC\.? ?%|C(BENEF|CREDPRESUMIDO|PRODANP|PRODANVISA)\b|PMC\b|ST[.:]|FCP\b|=> ?LOTE|\d{2}\/\d{2}\/\d{2,4}\W+(VAL|FAB)\b)/;

/** A row of batch, order, tax and the like under a description. */
export const isItemRemark = (folded: string): boolean => ITEM_REMARK.test(folded);

/** The barcode number that such a row gives. */
export function gtinOfRemark(folded: string): string | undefined {
  const written = /(?:EAN|GTIN\b|BARRAS?)\W*(\d{8,14})\b/.exec(folded)?.[1];
  return written ? normaliseGtin(written) : undefined;
}
