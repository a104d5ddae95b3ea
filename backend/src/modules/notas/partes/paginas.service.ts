import {BindingScope, inject, injectable, type Getter} from '@loopback/core';
import type {ParteNota} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import type {Storage} from '../../../kernel/storage/storage';
import {conteudoDe} from '../leitura/conteudo';
import {LEITOR, type Leitor} from '../leitura/leitor';
import {arquivosDasNotas} from '../arquivos';

/** How many pages PDFs have, as far as a division asks. */
@injectable({scope: BindingScope.SINGLETON})
export class PaginasService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject.getter(LEITOR) private readonly leitor: Getter<Leitor>,
  ) {}

  /**
   * By file, those that are cut by pages and of which the receipt has all; what cannot be opened is left out. Takes its
   * time with a large file: call it with nothing locked.
   */
  async dosCortados(notaId: number, partes: readonly ParteNota[]): Promise<ReadonlyMap<number, number>> {
    const cortados = new Set(
      partes.flatMap(parte => parte.arquivos.filter(({recorte}) => recorte)).map(uso => uso.arquivo),
    );
    const contadas = new Map<number, number>();
    for (const [i, {arquivoId, mime, caminho, recorte}] of (await arquivosDasNotas(this.db, [notaId])).entries()) {
      if (!cortados.has(i) || mime !== 'application/pdf' || recorte?.paginas) continue;
      const paginas = await (await this.leitor()).contarPaginas(conteudoDe(this.storage, caminho));
      if (paginas !== undefined) contadas.set(arquivoId, paginas);
    }
    return contadas;
  }
}
