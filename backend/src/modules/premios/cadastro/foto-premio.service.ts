import {createHash, randomBytes} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {BindingScope, inject, injectable} from '@loopback/core';
import type {Config} from '../../../kernel/config';
import type {ArquivoRecebido, LimitesArquivos} from '../../../kernel/http/multipart';
import {toWebp} from '../../../kernel/images/webp';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {privateFolder} from '../../../kernel/storage/private-folder';
import type {Storage} from '../../../kernel/storage/storage';
import {FotoGrandeDemais, FotoNaoAceita, FotoRepetida} from './recusas';

/** Folder of the prizes' photos; anybody may read what is in it. */
export const PASTA_PREMIOS = 'premios';
export const LIMITES_FOTO: LimitesArquivos = {campos: ['foto'], maximo: 1, bytes: 15 * 1024 * 1024};

/** Pixels of the longer side: the photo, and the card's smaller one beside it. */
const LADO = 960;
const LADO_CARTAO = 480;
const ACEITOS = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Address of the small rendition that is kept beside every prize photo. */
export const caminhoCartao = (caminho: string): string => caminho.replace(/\.webp$/, `-${LADO_CARTAO}.webp`);

/** The photo that was sent, if any. Throws when it is more than one, too large or no picture by its content. */
export function fotoEnviada(files: ArquivoRecebido[]): ArquivoRecebido | undefined {
  const [foto, ...others] = files;
  if (others.length > 0) throw FotoRepetida();
  if (foto?.excedeu) throw FotoGrandeDemais();
  if (foto && !ACEITOS.has(foto.tipo?.mime ?? '')) throw FotoNaoAceita();
  return foto;
}

/** The prizes' photos, never as they were sent: drawn anew, in two sizes. */
@injectable({scope: BindingScope.SINGLETON})
export class FotoPremioService {
  private readonly temp: string;

  constructor(
    @inject(Kernel.CONFIG) config: Config,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
  ) {
    this.temp = join(config.dataDir, 'tmp');
  }

  /** Stores the photo and runs `work` with its id in one transaction. When that fails the files go again. */
  async guardar<T>(
    foto: Pick<ArquivoRecebido, 'caminho' | 'nomeOriginal'>,
    work: (id: number) => Promise<T>,
  ): Promise<T> {
    const caminho = `${PASTA_PREMIOS}/${randomBytes(12).toString('hex')}.webp`;
    try {
      await this.desenhar(foto.caminho, caminhoCartao(caminho), LADO_CARTAO);
      const {bytes, sha256} = await this.desenhar(foto.caminho, caminho, LADO);
      return await this.db.tx(async () => {
        const [arquivo] = await this.db.query(sql<{id: number}>`
          INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, publico)
           VALUES (${caminho}, ${foto.nomeOriginal}, 'image/webp', ${bytes}, ${sha256}, true) RETURNING id`);
        return work((arquivo as {id: number}).id);
      });
    } catch (error) {
      await this.apagar(caminho);
      throw error;
    }
  }

  /** Drops a photo that its prize no longer shows, unless another one does. Call inside the transaction. */
  async descartar(id: number): Promise<void> {
    const [gone] = await this.db.query(
      sql<{caminho: string}>`
        DELETE FROM arquivo a WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM premio p WHERE p.foto_id = a.id) RETURNING caminho`,
    );
    if (gone) await this.db.afterCommit(() => this.apagar(gone.caminho));
  }

  private async desenhar(source: string, key: string, side: number): Promise<{bytes: number; sha256: string}> {
    await privateFolder(this.temp);
    const drawn = join(this.temp, randomBytes(16).toString('hex'));
    try {
      const {bytes} = await toWebp(source, drawn, side);
      const hash = createHash('sha256');
      await pipeline(createReadStream(drawn), hash);
      await this.storage.save(key, drawn);
      return {bytes, sha256: hash.digest('hex')};
    } finally {
      await rm(drawn, {force: true});
    }
  }

  private async apagar(caminho: string): Promise<void> {
    await this.storage.remove(caminho);
    await this.storage.remove(caminhoCartao(caminho));
  }
}
