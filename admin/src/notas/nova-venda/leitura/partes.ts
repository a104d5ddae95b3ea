import type {AvisoLeitura, CantosLidos, LugarLido} from '@clube/domain';

/** A part of the receipt as the request to divide it names it. */
export interface ParteDaNota {
  arquivos: {arquivo: number; recorte?: {paginas?: number[]; cantos?: CantosLidos}}[];
}

const inteira = (cantos: CantosLidos): boolean => cantos.flat().every(valor => valor <= 0.001 || valor >= 0.999);

/**
 * The places of each receipt, file by file. `variasPaginas` says which files have pages to be told apart; whole
 * pictures go without a part.
 */
export function partesParaDividir(
  partes: NonNullable<AvisoLeitura['partes']>,
  variasPaginas: (arquivo: number) => boolean,
): ParteDaNota[] {
  return partes.map(lugares => {
    const arquivos = [...new Set(lugares.map(({arquivo}) => arquivo))];
    return {arquivos: arquivos.map(arquivo => doArquivo(arquivo, lugares, variasPaginas(arquivo)))};
  });
}

function doArquivo(
  arquivo: number,
  lugares: readonly LugarLido[],
  comPaginas: boolean,
): ParteDaNota['arquivos'][number] {
  const nele = lugares.filter(lugar => lugar.arquivo === arquivo);
  const paginas = [...new Set(nele.map(({pagina}) => pagina))];
  const cantos = nele[0]?.cantos;
  const recorte = {
    ...(comPaginas && {paginas}),
    ...(cantos && !inteira(cantos) && {cantos}),
  };
  return {arquivo, ...(Object.keys(recorte).length > 0 && {recorte})};
}
