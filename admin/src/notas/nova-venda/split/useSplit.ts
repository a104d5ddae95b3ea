import {erroDaDivisao, MAXIMO_ARQUIVOS, type AvisoLeitura, type CantosLidos} from '@clube/domain';
import {useCallback, useMemo, useState} from 'react';
import {fileKind} from '../photo/pages';
import type {ArquivoLido} from '../reading/types';
import {ajustar} from './adjust';
import {folhasCortaveis, metadesDe, paginasApartadas, type Disposicao} from './halves';
import {partesParaDividir, pedacosDe, type Pedaco} from './pieces';
import {enderecoArquivo} from '@clube/api-client';
import {useQueries} from '@tanstack/react-query';

const MIMES = {pdf: 'application/pdf', xml: 'application/xml', imagem: 'image/jpeg'} as const;

type PorPedaco<T> = Readonly<Record<number, T>>;

/** How a receipt is to be divided: as it was found, or as people say, and what they changed of it. */
export function useSplit(
  achadas: AvisoLeitura['partes'],
  arquivos: readonly ArquivoLido[],
  contadas: readonly (number | undefined)[],
) {
  const [escolhas, setEscolhas] = useState<PorPedaco<number>>({});
  const [areas, setAreas] = useState<PorPedaco<CantosLidos>>({});
  const [corte, setCorte] = useState<{folha: number; disposicao: Disposicao}>();
  const folhas = useMemo(() => (achadas ? [] : folhasCortaveis(arquivos, contadas)), [achadas, arquivos, contadas]);
  // What several pages were sent as is rarely cut through one of them.
  const {folha: folhaCortada, disposicao} = corte ?? {folha: 0, disposicao: folhas.length > 1 ? 'paginas' : 'lado'};
  const partes = useMemo(() => {
    const folha = folhas[folhaCortada];
    if (achadas || !folha) return achadas ?? [];
    return disposicao === 'paginas' ? paginasApartadas(arquivos, folhas) : metadesDe(arquivos, folha, disposicao);
  }, [achadas, arquivos, folhas, folhaCortada, disposicao]);
  const pedacos = useMemo(
    () =>
      pedacosDe(partes, arquivos, contadas).map((pedaco, i): Pedaco => ({
        ...pedaco,
        parte: escolhas[i] ?? pedaco.parte,
        cantos: areas[i] ?? pedaco.cantos,
        // Where people say themselves what lies where, nothing hangs on what was read.
        lido: pedaco.lido || !achadas,
      })),
    [partes, achadas, arquivos, contadas, escolhas, areas],
  );
  const dar = (quais: readonly number[], parte: number): void =>
    setEscolhas(antes => ({...antes, ...Object.fromEntries(quais.map(i => [i, parte]))}));
  const ajustarArea = useCallback(
    (qual: number, cantos: CantosLidos): void => setAreas(antes => ({...antes, ...ajustar(pedacos, qual, cantos)})),
    [pedacos],
  );
  const cortarPor = (folha: number, como: Disposicao): void => {
    setCorte({folha, disposicao: como});
    setAreas({});
    setEscolhas({});
  };
  return {
    pedacos,
    partes: partes.length,
    erro: erroDe(pedacos, partes.length, arquivos, contadas),
    /** What people have to say, where nothing was found. */
    aMao: folhas.length > 0 ? {folhas, folha: folhaCortada, disposicao, onValueChange: cortarPor} : undefined,
    dar,
    ajustarArea,
  };
}

/** Why the areas cannot be so; what depends on pages that nobody could count is left to the server. */
function erroDe(
  pedacos: readonly Pedaco[],
  partes: number,
  arquivos: readonly ArquivoLido[],
  contadas: readonly (number | undefined)[],
): string | undefined {
  const daNota = arquivos.map((arquivo, i) => ({
    mime: MIMES[fileKind(arquivo)],
    paginas: contadas[i],
    ...(arquivo.recorte && {recorte: arquivo.recorte}),
  }));
  const sabidas = daNota.every(({mime, paginas, recorte}) => mime !== MIMES.pdf || (paginas ?? recorte?.paginas));
  const divisao = partesParaDividir(pedacos, partes);
  if (partes < 2) return 'Os arquivos desta nota não abriram: não há o que separar.';
  // A part that nothing goes to is told beside the pages.
  if (!sabidas || divisao.some(parte => parte.arquivos.length === 0)) return undefined;
  return erroDaDivisao(daNota, divisao, MAXIMO_ARQUIVOS);
}

interface Contadas {
  /** By file; undefined for what is no PDF, and for one that could not be opened. */
  contadas: (number | undefined)[];
  contando: boolean;
}

/** How many pages the PDF files of a receipt have: the reading looks at the first ones only. */
export function usePageCounts(arquivos: readonly ArquivoLido[]): Contadas {
  return useQueries({
    queries: arquivos.map(arquivo => {
      const url = enderecoArquivo(arquivo.diretorioArquivo, arquivo.arquivoUrl) ?? '';
      return {
        queryKey: ['paginas', arquivo.diretorioArquivo ?? url],
        queryFn: async () => (await import('../photo/pdf')).countPages(url),
        // The pages of a part of a file are written with the part.
        enabled: url !== '' && fileKind(arquivo) === 'pdf' && !arquivo.recorte?.paginas,
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
