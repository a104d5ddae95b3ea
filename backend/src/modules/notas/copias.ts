import {randomBytes} from 'node:crypto';
import {createWriteStream} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import type {Storage} from '../../kernel/storage/storage';

/** Lets stored files lie on this machine's disk for the time of the work, in their order, whatever becomes of it. */
export async function comCopias<T>(
  {storage, tempDir}: {storage: Storage; tempDir: string},
  caminhos: readonly string[],
  trabalho: (copias: string[]) => Promise<T>,
): Promise<T> {
  const pasta = join(tempDir, `leitura-${randomBytes(8).toString('hex')}`);
  await mkdir(pasta, {recursive: true});
  try {
    const copias: string[] = [];
    for (const [i, caminho] of caminhos.entries()) {
      const copia = join(pasta, `${i}${extname(caminho)}`);
      await pipeline(storage.read(caminho), createWriteStream(copia));
      copias.push(copia);
    }
    return await trabalho(copias);
  } finally {
    await rm(pasta, {recursive: true, force: true});
  }
}
