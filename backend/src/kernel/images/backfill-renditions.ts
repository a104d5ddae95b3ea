import type {JobDefinition} from '../jobs/jobs';
import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Storage} from '../storage/storage';
import type {Picture} from './picture';
import {describe, type Pictures} from './pictures';
import {insertRenditions} from './rows';

interface Dependencies {
  db: Database;
  storage: Storage;
  pictures: Pictures;
  log: Logger;
}

interface SourceImage {
  id: number;
  caminho: string;
  bytes: number;
  sha256: string;
}

export const BACKFILL_RENDITIONS = 'kernel.imagens';

/**
 * Runs after start: makes the missing smaller renditions of images uploaded before renditions existed. The uploaded
 * file was not kept, so no larger ones can be made, and the existing file stays. Safe to run twice, also concurrently.
 */
export function backfillRenditions(deps: Dependencies): JobDefinition {
  let stopping = false;
  return {
    name: BACKFILL_RENDITIONS,
    onStart: {},
    expireInSeconds: 3600,
    heartbeatSeconds: 60,
    onStop: () => Promise.resolve(void (stopping = true)),
    run: async () => {
      for (const picture of deps.pictures.all) {
        let last = 0;
        for (;;) {
          const next = await nextOf(deps.db, picture, last);
          if (!next || stopping) break;
          last = next;
          await addMissingRenditions(deps, picture, next);
        }
      }
    },
  };
}

async function nextOf(db: Database, {folder}: Picture, after: number): Promise<number | undefined> {
  const found = await db.one(
    sql<{id: number}>`SELECT a.id FROM arquivo a WHERE a.id > ${after} AND starts_with(a.caminho, ${`${folder}/`})
        AND NOT EXISTS (SELECT 1 FROM imagem i WHERE i.arquivo_id = a.id) ORDER BY a.id LIMIT 1`,
  );
  return found?.id;
}

async function addMissingRenditions(deps: Dependencies, picture: Picture, id: number): Promise<void> {
  const {db, log} = deps;
  try {
    const source = await db.one(sql<SourceImage>`SELECT id, caminho, bytes, sha256 FROM arquivo WHERE id = ${id}`);
    if (source) await addWidths(deps, picture, source);
  } catch (error) {
    // An image that cannot be decoded is skipped, and shown as it is.
    log.warn({err: error, arquivo: id}, 'picture kept in its one width');
  }
}

/** Draws outside of the transaction, which would be idle meanwhile. A concurrent run draws the same files. */
async function addWidths({db, storage, pictures}: Dependencies, picture: Picture, source: SourceImage): Promise<void> {
  const {id, caminho, bytes, sha256} = source;
  const file = {bytes, read: (range?: {start: number; end: number}) => storage.read(caminho, range)};
  const {width: largura, height: altura} = await pictures.sizeOf(file);
  const smaller = (await pictures.resize(file, picture.widths)).filter(({width}) => width < largura);
  const renditions = [{caminho, largura, altura, bytes, sha256}];
  for (const rendition of smaller) {
    const row = describe(rendition, caminho.replace(/\.\w+$/, `-${rendition.width}.webp`));
    await pictures.write(row.caminho, rendition.content);
    renditions.push(row);
  }
  await db.tx(async () => {
    // Locked, so that it is not removed meanwhile; checked afterwards, as another run may just have done it.
    const still = await db.one(sql`SELECT 1 AS ok FROM arquivo WHERE id = ${id} FOR NO KEY UPDATE`);
    const done = await db.one(sql`SELECT 1 AS ok FROM imagem WHERE arquivo_id = ${id}`);
    if (still && !done) await insertRenditions(db, id, renditions);
  });
}
