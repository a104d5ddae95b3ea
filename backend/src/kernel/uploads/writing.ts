import type {Readable} from 'node:stream';
import {fileTypeFromBuffer} from 'file-type';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Storage} from '../storage/storage';
import {EnvioBusy, EnvioNotFound, EnvioOffset} from './refusals';
import {beginWriting, endWriting, findEnvio, recordReceived} from './rows';

/**
 * Received data is recorded this many times per takeover timeout, so a sender writes only while it has recently confirmed that
 * the upload is still its own.
 */
const NOTED_PART = 3;
/** How many bytes from the start of a file are enough to detect its type. */
const HEAD_BYTES = 4100;

export const partialKey = (id: string): string => `envios/${id}.parcial`;

export interface WritingDependencies {
  db: Database;
  storage: Storage;
  idleMs: number;
  /** The new expiry of the upload. */
  expires: () => Date;
  /** Checks the detected MIME type. An error that it throws ends the upload. */
  checkType: (mime: string | undefined) => Promise<string>;
}

/**
 * The running writers of this process by upload. A new one ends the one before, whose broken connection may otherwise linger for
 * minutes.
 */
const writers = new Map<string, Readable>();

/** Ends the running writer of this upload in this process. */
export const endOtherWriter = (id: string): unknown => writers.get(id)?.destroy(EnvioBusy());

/**
 * Writes the received bytes from `offset` on. However it ends, the bytes received so far are stored and recorded, and a later
 * request can continue.
 * @returns where the upload stands
 * @throws EnvioBusy, EnvioOffset, EnvioNotFound; what reading or the disk throws
 */
export async function receive(deps: WritingDependencies, id: string, offset: number, bytes: Readable): Promise<number> {
  const {db, storage, idleMs, expires, checkType} = deps;
  const envio = await beginWriting(db, id, offset, idleMs);
  if (!envio) throw await whyNot(deps, id);
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
        if (mime === null && (at >= HEAD_BYTES || at === envio.bytes)) mime = await recordType();
      }
      await note();
    } catch (error) {
      // Usually the connection broke: store what had arrived. If that fails, too, report the first error.
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

  async function recordType(): Promise<string> {
    const head = await storage.read(partialKey(id), {start: 0, end: HEAD_BYTES - 1}).toArray();
    const found = await fileTypeFromBuffer(Buffer.concat(head as Buffer[]));
    const mimeType = await checkType(found?.mime);
    await db.tx(() => db.query(sql`UPDATE envio SET mime = ${mimeType} WHERE id = ${id}`));
    return mimeType;
  }
}

async function whyNot({db, idleMs}: WritingDependencies, id: string) {
  const now = await findEnvio(db, id, idleMs);
  return !now ? EnvioNotFound() : now.emAndamento ? EnvioBusy() : EnvioOffset();
}
