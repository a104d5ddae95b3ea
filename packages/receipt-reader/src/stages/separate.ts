import type {CantosLidos} from '@clube/domain';
import {areaNaVista, caixaNaPagina, centroDe, dentro, recortarPagina} from '../document/crop';
import type {Caixa, CodigoLido, Pagina} from '../document/types';
import {indiciosDosCodigos} from '../codes';
import {notasNaFolha, type CodigoNaFolha} from '../text';

/** A barcode that was seen once may have been misread into another key. */
const CODIGO_SEGURO = 0.95;

/** A receipt that shares its page with others. */
export interface NotaSeparada {
  /** Its own words, as a page. */
  pagina: Pagina;
  caixa: Caixa;
  area: CantosLidos;
  /** The codes that lie on it. */
  codigos: readonly CodigoLido[];
  chaves: Set<string>;
}

/** Where a code lies in the units of a page; nothing for one that is not sure to name a receipt. */
function naFolha(pagina: Pagina, codigo: CodigoLido): CodigoNaFolha[] {
  const [chave] = indiciosDosCodigos([codigo]).chave ?? [];
  if (!chave || chave.confianca < CODIGO_SEGURO) return [];
  const caixa = caixaNaPagina(pagina, codigo.lugar.cantos);
  return caixa ? [{chave: chave.valor, caixa}] : [];
}

/** The different receipts that share a page, in their order; none where that is not sure, or there is one. */
export function separarNotas(pagina: Pagina, codigos: readonly CodigoLido[]): NotaSeparada[] {
  const naPagina = codigos.flatMap(codigo => naFolha(pagina, codigo));
  return notasNaFolha(pagina, naPagina).map(({caixa, chave}) => {
    const sua = recortarPagina(pagina, caixa);
    const area = areaNaVista(sua);
    const nela = codigos.filter(({lugar}) => dentro(area, centroDe(lugar.cantos)));
    return {pagina: sua, caixa, area, codigos: nela, chaves: new Set([chave])};
  });
}
