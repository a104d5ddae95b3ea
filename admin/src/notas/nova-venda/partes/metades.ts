import {cantosNaPagina, type AvisoLeitura, type CantosLidos} from '@clube/domain';
import {INTEIRA, paginasDoArquivo, type Arquivos} from './partes.ts';

/** How two receipts share a page. */
export type Disposicao = 'lado' | 'acima';

type Ponto = CantosLidos[number];

const meio = ([x, y]: Ponto, [x2, y2]: Ponto): Ponto => [(x + x2) / 2, (y + y2) / 2];

/** A page that can be cut; pages from 1. */
export interface FolhaCortavel {
  arquivo: number;
  pagina: number;
  nome: string;
}

/** What of a receipt's files can be cut by areas: every page but an XML's. */
export function folhasCortaveis(arquivos: Arquivos, contadas: readonly (number | undefined)[]): FolhaCortavel[] {
  const folhas = arquivos.flatMap((arquivo, i) =>
    paginasDoArquivo(arquivo, contadas[i]).map(pagina => ({arquivo: i, pagina})),
  );
  const varios = new Set(folhas.map(({arquivo}) => arquivo)).size > 1;
  return folhas.map(folha => ({
    ...folha,
    nome: varios ? `Arquivo ${folha.arquivo + 1}, página ${folha.pagina}` : `Página ${folha.pagina}`,
  }));
}

/** The halves of a page, for people to put the cut where it belongs; of a part of one, the halves of that. */
export function metadesDe(
  arquivos: Arquivos,
  {arquivo, pagina}: Pick<FolhaCortavel, 'arquivo' | 'pagina'>,
  disposicao: Disposicao,
): NonNullable<AvisoLeitura['partes']> {
  const [a, b, c, d] = cantosNaPagina(arquivos[arquivo]?.recorte, pagina) ?? INTEIRA;
  const metades: readonly CantosLidos[] =
    disposicao === 'lado'
      ? [
          [a, meio(a, b), meio(d, c), d],
          [meio(a, b), b, c, meio(d, c)],
        ]
      : [
          [a, b, meio(b, c), meio(a, d)],
          [meio(a, d), meio(b, c), c, d],
        ];
  return metades.map(cantos => [{arquivo, pagina, cantos}]);
}
