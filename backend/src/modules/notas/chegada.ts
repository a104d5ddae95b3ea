import {join} from 'node:path';
import {createWriteStream} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {pipeline} from 'node:stream/promises';
import {randomBytes} from 'node:crypto';
import type {Database} from '../../kernel/persistence/database';
import type {Storage} from '../../kernel/storage/storage';
import {PRECISA_DE_VISTA, fazerVista} from './vista';

/** A receipt has arrived: what can be done with it in the background. */
export const NOTA_CHEGOU = 'notas.chegou';

/** Makes what browsers can show of pictures that they cannot. Safe to run twice. */
export async function prepararNota(db: Database, storage: Storage, tempDir: string, notaId: number): Promise<void> {
  const arquivos = await db.query<{id: number; caminho: string; mime: string}>(
    `SELECT a.id, a.caminho, a.mime FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = $1 AND a.vista IS NULL`,
    [notaId],
  );
  await mkdir(tempDir, {recursive: true});
  for (const {id, caminho} of arquivos.filter(each => PRECISA_DE_VISTA.has(each.mime))) {
    const copy = join(tempDir, randomBytes(12).toString('hex'));
    await pipeline(storage.read(caminho), createWriteStream(copy));
    const vista = caminho.replace(/\.\w+$/, '-vista.jpg');
    await storage.save(vista, await fazerVista(copy, tempDir));
    await db.tx(() => db.query(`UPDATE arquivo SET vista = $2 WHERE id = $1`, [id, vista]));
  }
}
