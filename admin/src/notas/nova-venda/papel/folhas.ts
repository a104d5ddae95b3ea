import {cantosNaPagina, type LugarLido} from '@clube/domain';
import type {Folha} from '@clube/ui';
import type {ArquivoLido} from '../leitura/tipos';

/** A file of the receipt, with the address it is fetched from. */
export interface ArquivoNoPapel extends ArquivoLido {
  url: string;
}

export type TipoNoPapel = 'imagem' | 'pdf' | 'xml';

/** What the file is, by what the answer calls it or else by its name. */
export function tipoNoPapel({tipo, diretorioArquivo}: Pick<ArquivoLido, 'tipo' | 'diretorioArquivo'>): TipoNoPapel {
  const eh = (qual: string): boolean =>
    tipo === qual || tipo === `application/${qual}` || (diretorioArquivo ?? '').toLowerCase().endsWith(`.${qual}`);
  if (eh('xml') || tipo === 'text/xml') return 'xml';
  return eh('pdf') ? 'pdf' : 'imagem';
}

/** Tells a page from the others; pages from 1. */
export const chaveDaFolha = (arquivo: number, pagina: number): string => `${arquivo}/${pagina}`;

/** Pages that were drawn, by the address of their PDF; none when it could not be drawn. */
export type Desenhos = Readonly<Record<string, readonly string[]>>;

/**
 * The pages of the files as pictures, in their order. Pages of a PDF that are another receipt's are left out. `giros`
 * says which pages have to be turned to stand upright, in degrees.
 */
export function folhasDe(
  arquivos: readonly ArquivoNoPapel[],
  desenhos: Desenhos,
  descricao: string,
  giros: Readonly<Record<string, number>> = {},
): Folha[] {
  const folhas = arquivos.flatMap((arquivo, indice): Omit<Folha, 'descricao'>[] => {
    const {paginas} = arquivo.recorte ?? {};
    const tipo = tipoNoPapel(arquivo);
    if (tipo === 'xml') return [];
    const urls = tipo === 'pdf' ? (desenhos[arquivo.url] ?? []) : [arquivo.url];
    return urls.flatMap((url, i) => {
      if (tipo === 'pdf' && paginas && !paginas.includes(i + 1)) return [];
      const recorte = cantosNaPagina(arquivo.recorte, i + 1);
      const chave = chaveDaFolha(indice, i + 1);
      const giro = giros[chave];
      return [{chave, url, ...(recorte && {recorte}), ...(giro && {giro})}];
    });
  });
  return folhas.map((folha, i) => ({
    ...folha,
    descricao: folhas.length > 1 ? `${descricao}, página ${i + 1} de ${folhas.length}` : descricao,
  }));
}

export const contornoDe = ({arquivo, pagina, cantos}: LugarLido) => ({folha: chaveDaFolha(arquivo, pagina), cantos});
