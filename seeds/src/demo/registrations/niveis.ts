import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Kernel, nivelPicture, sql} from '@clube/backend';
import type {Catalogue} from '../../catalogue';
import {renderNivelImage} from '../../images';
import {SYSTEM, runAs, type Services} from '../services';

/** Draws each level's picture: a can of its paint, fuller for higher levels. The levels exist already. */
export async function drawNiveis(
  {app, db}: Pick<Services, 'app' | 'db'>,
  {niveis}: Pick<Catalogue, 'niveis'>,
  {start, folder}: {start: Date; folder: string},
): Promise<void> {
  const pictures = await app.get(Kernel.PICTURES);
  await mkdir(folder, {recursive: true});
  for (const [i, {nome, ordem, tinta}] of niveis.entries()) {
    const path = join(folder, `nivel-${ordem}.webp`);
    await writeFile(path, await renderNivelImage(tinta, (i + 1) / niveis.length));
    await runAs(start, SYSTEM, () =>
      pictures.store(nivelPicture, {path, originalName: `${nome}.webp`}, ({caminho}) =>
        db.query(sql`UPDATE cluster SET img = ${`/arquivos/${caminho}`} WHERE ordem = ${ordem}`),
      ),
    );
    await rm(path);
  }
}
