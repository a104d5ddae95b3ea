import {BindingScope, inject, injectable, type Getter} from '@loopback/core';
import type {NotaPart} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import type {Storage} from '../../../kernel/storage/storage';
import {contentOf} from '../reading/content';
import {NOTA_READER, type NotaReader} from '../reading/reader';
import {filesOfNotas} from '../files/files';

/** How many pages PDFs have, as far as a division asks. */
@injectable({scope: BindingScope.SINGLETON})
export class PageCountService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject.getter(NOTA_READER) private readonly reader: Getter<NotaReader>,
  ) {}

  /**
   * By file, those that are cut by pages and of which the receipt has all; what cannot be opened is left out. Takes its
   * time with a large file: call it with nothing locked.
   */
  async countCutFiles(notaId: number, parts: readonly NotaPart[]): Promise<ReadonlyMap<number, number>> {
    const cut = new Set(parts.flatMap(part => part.arquivos.filter(({recorte: crop}) => crop)).map(use => use.arquivo));
    const counted = new Map<number, number>();
    for (const [i, {arquivoId, mime, caminho, recorte: crop}] of (await filesOfNotas(this.db, [notaId])).entries()) {
      if (!cut.has(i) || mime !== 'application/pdf' || crop?.paginas) continue;
      const pages = await (await this.reader()).countPages(contentOf(this.storage, caminho));
      if (pages !== undefined) counted.set(arquivoId, pages);
    }
    return counted;
  }
}
