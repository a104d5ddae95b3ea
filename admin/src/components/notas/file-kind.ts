import type {NotaFile} from '../vendas/types.ts';

export type FileKind = NonNullable<NotaFile['tipo']>;

/** The kind of a file, by the type in the response or else by its name. */
export function fileKind({tipo: kind, diretorioArquivo}: Pick<NotaFile, 'tipo' | 'diretorioArquivo'>): FileKind {
  if (kind) return kind;
  const nome = (diretorioArquivo ?? '').toLowerCase();
  if (nome.endsWith('.xml')) return 'xml';
  return nome.endsWith('.pdf') ? 'pdf' : 'imagem';
}
