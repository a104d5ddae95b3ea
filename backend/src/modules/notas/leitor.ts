import {BindingKey} from '@loopback/core';
import type {ArquivoParaLer, DocumentoLido} from '../leitura';

/** Who reads the files of a receipt. */
export interface Leitor {
  /** Never throws for what a file contains: that ends as a document that was not read. Throws LeitorParado once stopped. */
  ler(arquivos: readonly ArquivoParaLer[]): Promise<DocumentoLido>;
  /** Of the PDF at this path on this machine; undefined when it cannot be opened. */
  contarPaginas(caminho: string): Promise<number | undefined>;
  /** A JPEG of the HEIC picture at this path; undefined when it cannot be decoded. */
  vista(caminho: string): Promise<Uint8Array | undefined>;
  /** Ends what is being read, and reads no more. */
  stop?(): Promise<void>;
}

/** Asked for at each reading, so that another reader may take the place of the product's own. */
export const LEITOR = BindingKey.create<Leitor>('notas.leitor');
