import {enderecoArquivo} from '@clube/api-client';
import {useQueries} from '@tanstack/react-query';
import {tipoNoPapel} from '../papel/folhas';
import type {ArquivoLido} from '../leitura/tipos';

interface Contadas {
  /** By file; undefined for what is no PDF, and for one that could not be opened. */
  contadas: (number | undefined)[];
  contando: boolean;
}

/** How many pages the PDF files of a receipt have: the reading looks at the first ones only. */
export function useContadas(arquivos: readonly ArquivoLido[]): Contadas {
  return useQueries({
    queries: arquivos.map(arquivo => {
      const url = enderecoArquivo(arquivo.diretorioArquivo, arquivo.arquivoUrl) ?? '';
      return {
        queryKey: ['paginas', arquivo.diretorioArquivo ?? url],
        queryFn: async () => (await import('../papel/paginasPdf')).contarPaginas(url),
        // The pages of a part of a file are written with the part.
        enabled: url !== '' && tipoNoPapel(arquivo) === 'pdf' && !arquivo.recorte?.paginas,
        staleTime: Infinity,
        retry: false,
      };
    }),
    combine: respostas => ({
      contadas: respostas.map(({data}) => data),
      contando: respostas.some(({isLoading}) => isLoading),
    }),
  });
}
