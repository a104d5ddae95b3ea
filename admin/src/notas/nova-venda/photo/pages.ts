import {cantosNaPagina, type LugarLido} from '@clube/domain';
import type {Folha} from '@clube/ui';
import type {ArquivoLido} from '../reading/types';

/** A file of the receipt, with the address it is fetched from. */
export interface PhotoFile extends ArquivoLido {
  url: string;
}

export type FileKind = NonNullable<ArquivoLido['tipo']>;

/** What the file is, by what the answer calls it or else by its name. */
export function fileKind({tipo, diretorioArquivo}: Pick<ArquivoLido, 'tipo' | 'diretorioArquivo'>): FileKind {
  if (tipo) return tipo;
  const nome = (diretorioArquivo ?? '').toLowerCase();
  if (nome.endsWith('.xml')) return 'xml';
  return nome.endsWith('.pdf') ? 'pdf' : 'imagem';
}

/** Tells a page from the others; pages from 1. */
export const pageKey = (arquivo: number, pagina: number): string => `${arquivo}/${pagina}`;

/** Pages that were drawn, by the address of their PDF; none when it could not be drawn. */
export type Desenhos = Readonly<Record<string, readonly string[]>>;

/**
 * The pages of the files as pictures, in their order. Pages of a PDF that are another receipt's are left out. `giros`
 * says which pages have to be turned to stand upright, in degrees.
 */
export function pagesOf(
  arquivos: readonly PhotoFile[],
  desenhos: Desenhos,
  descricao: string,
  giros: Readonly<Record<string, number>> = {},
): Folha[] {
  const folhas = arquivos.flatMap((arquivo, indice): Omit<Folha, 'descricao'>[] => {
    const {paginas} = arquivo.recorte ?? {};
    const tipo = fileKind(arquivo);
    if (tipo === 'xml') return [];
    const urls = tipo === 'pdf' ? (desenhos[arquivo.url] ?? []) : [arquivo.url];
    return urls.flatMap((url, i) => {
      if (tipo === 'pdf' && paginas && !paginas.includes(i + 1)) return [];
      const recorte = cantosNaPagina(arquivo.recorte, i + 1);
      const chave = pageKey(indice, i + 1);
      const giro = giros[chave];
      return [{chave, url, ...(recorte && {recorte}), ...(giro && {giro})}];
    });
  });
  return folhas.map((folha, i) => ({
    ...folha,
    descricao: folhas.length > 1 ? `${descricao}, página ${i + 1} de ${folhas.length}` : descricao,
  }));
}

export const outlineOf = ({arquivo, pagina, cantos}: LugarLido) => ({folha: pageKey(arquivo, pagina), cantos});
