import {BindingKey} from '@loopback/core';
import type {ArquivoParaLer, Conteudo, DocumentoLido} from '@clube/receipt-reader';

/** Who reads the files of a receipt. */
export interface Leitor {
  /** Never throws for what a file contains: that ends as a document that was not read. Throws LeitorParado once stopped. */
  ler(arquivos: readonly ArquivoParaLer[]): Promise<DocumentoLido>;
  /** Of a PDF; undefined when it cannot be opened. */
  contarPaginas(conteudo: Conteudo): Promise<number | undefined>;
  /** A JPEG of a picture that cannot be shown as it came, HEIC say; undefined when it cannot be decoded. */
  vista(conteudo: Conteudo): Promise<Uint8Array | undefined>;
  /** Ends what is being read, and reads no more. */
  stop?(): Promise<void>;
}

/** Asked for at each reading, so that another reader may take the place of the product's own. */
export const LEITOR = BindingKey.create<Leitor>('notas.leitor');
