import type {Readable} from 'node:stream';
import {fileTypeFromBuffer} from 'file-type';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Storage} from '../storage/storage';
import {EnvioBusy, EnvioNotFound, EnvioOffset} from './refusals';
import {beginWriting, endWriting, findEnvio, recordReceived} from './rows';

/**
 * What came is written and recorded three times as often as another sender might take over: only who has confirmed shortly before
 * that the upload is still theirs writes.
 */
const NOTED_PART = 3;
/** The beginning of a file, from which its type is detected. */
const HEAD_BYTES = 4100;

export const partialKey = (id: string): string => `envios/${id}.parcial`;

export interface WritingParts {
  db: Database;
  storage: Storage;
  idleMs: number;
  /** Until when what is noted now is kept. */
  expires: () => Date;
  /** The type that the content has. What it throws ends the upload. */
  checkType: (mime: string | undefined) => Promise<string>;
}

/** Who writes in this process: whoever takes over ends the one before, which a dead line may hold for minutes. */
const writers = new Map<string, Readable>();

/** Ends whoever writes this upload in this process. */
export const endOtherWriter = (id: string): unknown => writers.get(id)?.destroy(EnvioBusy());

/**
 * Writes what comes from `offset` on. Whatever ends it, what came before is kept, noted, and the next one may go on.
 * @returns where the upload stands
 * @throws EnvioBusy, EnvioOffset, EnvioNotFound; what reading or the disk throws
 */
export async function receive(parts: WritingParts, id: string, offset: number, bytes: Readable): Promise<number> {
  const {db, storage, idleMs, expires, checkType} = parts;
  const envio = await beginWriting(db, id, offset, idleMs);
  if (!envio) throw await whyNot(parts, id);
  endOtherWriter(id);
  writers.set(id, bytes);
  let [at, noted, notedAt, {mime}] = [offset, offset, performance.now(), envio];
  try {
    const file = await storage.partial(partialKey(id));
    const note = async () => {
      if (at > noted) await file.sync();
      if (!(await recordReceived(db, envio, {received: at, expires: expires()}))) throw EnvioBusy();
      [noted, notedAt] = [at, performance.now()];
    };
    try {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        if (performance.now() - notedAt > idleMs / NOTED_PART) await note();
        await file.write(chunk, at);
        at += chunk.length;
        if (mime === null && (at >= HEAD_BYTES || at === envio.bytes)) mime = await tell();
      }
      await note();
    } catch (error) {
      // A line that broke, mostly: what had come stays. Where that fails too, the first fault is the one to tell.
      if (at > noted) await note().catch(() => undefined);
      throw error;
    } finally {
      await file.close();
    }
    return at;
  } finally {
    if (writers.get(id) === bytes) writers.delete(id);
    await endWriting(db, envio);
  }

  async function tell(): Promise<string> {
    const head = await storage.read(partialKey(id), {start: 0, end: HEAD_BYTES - 1}).toArray();
    const found = await fileTypeFromBuffer(Buffer.concat(head as Buffer[]));
    const told = await checkType(found?.mime);
    await db.tx(() => db.query(sql`UPDATE envio SET mime = ${told} WHERE id = ${id}`));
    return told;
  }
}

async function whyNot({db, idleMs}: WritingParts, id: string) {
  const now = await findEnvio(db, id, idleMs);
  return !now ? EnvioNotFound() : now.emAndamento ? EnvioBusy() : EnvioOffset();
}
