import {randomBytes} from 'node:crypto';
import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Database} from '../../../kernel/persistence/database';
import {PRIVATE_FILE, privateFolder} from '../../../kernel/storage/private-folder';
import type {Storage} from '../../../kernel/storage/storage';
import {conteudoDe} from '../leitura/conteudo';
import type {Leitor} from '../leitura/leitor';

/** A receipt has arrived: what can be done with it in the background. */
export const NOTA_CHEGOU = 'notas.chegou';

/** Pictures that browsers cannot show, whatever the painter's phone likes to make. */
const PRECISA_DE_VISTA = ['image/heic'];

export interface PartesDaChegada {
  db: Database;
  storage: Storage;
  tempDir: string;
  leitor: () => Promise<Leitor>;
}

/** Makes what browsers can show of pictures that they cannot; what cannot be decoded stays as it is. Safe to run twice. */
export async function prepararNota(partes: PartesDaChegada, notaId: number): Promise<void> {
  const {db, storage, tempDir, leitor} = partes;
  const arquivos = await db.query<{id: number; caminho: string}>(
    `SELECT a.id, a.caminho FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id
      WHERE na.nota_id = $1 AND a.vista IS NULL AND a.mime = ANY($2)`,
    [notaId, PRECISA_DE_VISTA],
  );
  for (const {id, caminho} of arquivos) {
    const jpeg = await (await leitor()).vista(conteudoDe(storage, caminho));
    if (!jpeg) continue;
    const pronta = join(tempDir, `${randomBytes(12).toString('hex')}.jpg`);
    const vista = caminho.replace(/\.\w+$/, '-vista.jpg');
    try {
      await privateFolder(tempDir);
      await writeFile(pronta, jpeg, {mode: PRIVATE_FILE});
      await storage.save(vista, pronta);
    } finally {
      await rm(pronta, {force: true});
    }
    await db.tx(() => db.query(`UPDATE arquivo SET vista = $2 WHERE id = $1`, [id, vista]));
  }
}
