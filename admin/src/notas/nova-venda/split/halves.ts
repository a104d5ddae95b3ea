import {cantosNaPagina, type AvisoLeitura, type CantosLidos} from '@clube/domain';
import {INTEIRA, paginasDoArquivo, type Arquivos} from './pieces.ts';

/** How two receipts share a page, or that they share none. */
export type Disposicao = 'lado' | 'acima' | 'paginas';

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

type Partes = NonNullable<AvisoLeitura['partes']>;
type Lugar = Pick<FolhaCortavel, 'arquivo' | 'pagina'>;

const areaDe = (arquivos: Arquivos, {arquivo, pagina}: Lugar): CantosLidos =>
  cantosNaPagina(arquivos[arquivo]?.recorte, pagina) ?? INTEIRA;

/** The first page and the others, for people to say what goes where. */
export function paginasApartadas(arquivos: Arquivos, folhas: readonly FolhaCortavel[]): Partes {
  const lugares = folhas.map(({arquivo, pagina}) => ({arquivo, pagina, cantos: areaDe(arquivos, {arquivo, pagina})}));
  return [lugares.slice(0, 1), lugares.slice(1)];
}

/** The halves of a page, for people to put the cut where it belongs; of a part of one, the halves of that. */
export function metadesDe(arquivos: Arquivos, {arquivo, pagina}: Lugar, disposicao: Disposicao): Partes {
  const [a, b, c, d] = areaDe(arquivos, {arquivo, pagina});
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
