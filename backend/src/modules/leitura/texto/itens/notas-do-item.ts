import {normalizarGtin} from '@clube/domain';

// What shops write under a description, which is no part of it.
const NOTA =
  /^\W*(LOTE|N.?\s?LOTE|FCI|N.? ?FCI|PEDIDO|PED[.:]|XPED|NITEMPED|ITEM PED|EAN|COD\.? ?(DE )?(EAN|BARRAS?)|GTIN|VALIDADE|VAL\.?:|FAB[.:]|FABRICACAO|DT\.? ?(FAB|VAL)|P?ICMS|VICMS|V?BC|BASE (DE )?CALC|IVA|P?MVA|CEST|NCM|TRIB[.:]|TRIB APROX|TRIBUTOS|VALOR APROX|V?TOT ?TRIB|IBPT|RESOLUCAO|REF\.? ?NF|COMBUSTIVEL|REDUCAO|ALIQ|CFOP|CST|N.? ?SERIE|OBS[.:]|INF\.? ?AD|GRUPO|DESC\.? ?%)/;

/** A row of batch, order, tax and the like under a description. */
export const notaDoItem = (dobrado: string): boolean => NOTA.test(dobrado);

/** The barcode number that such a row gives. */
export function gtinDaNota(dobrado: string): string | undefined {
  const escrito = /(?:EAN|GTIN|BARRAS?)\W*(\d{8,14})\b/.exec(dobrado)?.[1];
  return escrito ? normalizarGtin(escrito) : undefined;
}
