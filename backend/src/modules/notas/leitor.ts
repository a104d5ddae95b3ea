import {BindingKey} from '@loopback/core';
import type {ArquivoParaLer, DocumentoLido} from '../leitura';

/** Who reads the files of a receipt. */
export interface Leitor {
  /** Never throws for what a file contains: that ends as a document that was not read. Throws LeitorParado once stopped. */
  ler(arquivos: readonly ArquivoParaLer[]): Promise<DocumentoLido>;
  /** Ends what is being read, and reads no more. */
  stop?(): Promise<void>;
}

/** Asked for at each reading, so that another reader may take the place of the product's own. */
export const LEITOR = BindingKey.create<Leitor>('notas.leitor');
