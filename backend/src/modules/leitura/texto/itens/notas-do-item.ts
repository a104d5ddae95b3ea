import {normalizarGtin} from '@clube/domain';

// What shops write under a description, which is no part of it.
const NOTA =
  /^\W*(LOTE|N.?\s?LOTE|FCI|N.? ?FCI|PEDIDO|PED\b|XPED|NITEMPED|ITEM PED|EAN|COD\.? ?(DE )?(EAN|BARRAS?)|GTIN|VALIDADE|VAL\.?:|FAB\b|FABR?ICACAO|DT\.? ?(FAB|VAL)|P?ICMS|VICMS|V?BC|BASE|IVA|P?MVA|CEST|NCM|TRIB|VALOR APROX|V?TOT ?TRIB|IBPT|RESOLUCAO|ANP|REF\.? ?NF|COMBUSTIVEL|REDUCAO|ALIQ|CFOP|CST|N.? ?SERIE|OBS\b|INF\.? ?AD|GRUPO|DESC\.? ?%)/;

/** A row of batch, order, tax and the like under a description. */
export const notaDoItem = (dobrado: string): boolean => NOTA.test(dobrado);

/** The barcode number that such a row gives. */
export function gtinDaNota(dobrado: string): string | undefined {
  const escrito = /(?:EAN|GTIN|BARRAS?)\W*(\d{8,14})\b/.exec(dobrado)?.[1];
  return escrito ? normalizarGtin(escrito) : undefined;
}
