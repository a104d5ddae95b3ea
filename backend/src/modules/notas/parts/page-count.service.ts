import {BindingScope, inject, injectable, type Getter} from '@loopback/core';
import type {NotaPart} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import type {Storage} from '../../../kernel/storage/storage';
import {contentOf} from '../reading/content';
import {NOTA_READER, type NotaReader} from '../reading/reader';
import {filesOfNotas} from '../files/files';

/** Counts the pages of PDFs that are to be divided. */
@injectable({scope: BindingScope.SINGLETON})
export class PageCountService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject.getter(NOTA_READER) private readonly reader: Getter<NotaReader>,
  ) {}

  /**
   * Page counts by file, for files that are divided by pages and belong to this receipt completely; unreadable files
   * are left out. Slow for large files, so call it without locks.
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
