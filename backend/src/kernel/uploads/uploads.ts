import type {IncomingMessage} from 'node:http';
import {currentContext} from '../context';
import {requireRight} from '../security/require-right';
import {nameOf} from '../security/session-strategy';
import {sql} from '../persistence/sql';
import {beginUpload} from './begin';
import {Unclean, type TakenUpload, type UploadKind} from './kind';
import * as refusals from './refusals';
import {findEnvio, lockEnvio, type Envio} from './rows';
import {Tus} from './tus';
import {isOnDisk, keysOf, completeUpload} from './complete-upload';
import {endOtherWriter, receive} from './writing';
import type {UploadParts} from './parts';

/** An incomplete upload expires this long after its last bytes; a complete one is kept until it is taken over. */
const RETENTION_MS = 24 * 3_600_000;

/**
 * Resumable uploads of up to several hundred MB by the tus protocol. A module declares their purpose (`define`), and takes a
 * complete file over in its own transaction (`take`), exactly once.
 */
export class Uploads {
  private readonly kinds = new Map<string, UploadKind>();
  private readonly tus: Tus;

  constructor(private readonly parts: UploadParts) {
    this.tus = new Tus({
      create: (id, size, metadata) => beginUpload(parts, name => this.kinds.get(name), {id, size, metadata}, expiry()),
      find: id => this.completed(id),
      write: (id, offset, bytes) => this.write(id, offset, bytes),
      cancel: id => this.cancel(id),
    });
  }

  /** @throws when there is a kind of this name already */
  define(kind: UploadKind): UploadKind {
    if (this.kinds.has(kind.name)) throw new Error(`the upload ${kind.name} is defined twice`);
    this.kinds.set(kind.name, kind);
    return kind;
  }

  /** Handles a request of the tus protocol. Returns the id of the created upload, if one was created. */
  async answer(request: IncomingMessage): Promise<string | undefined> {
    const made = await this.tus.answer(request);
    const id = made ?? request.url?.split('?')[0]?.split('/').pop();
    const envio = id && request.method !== 'DELETE' ? await this.find(id) : undefined;
    // Tells the client until when it can continue.
    if (envio && envio.caminho === null)
      currentContext().answerHeaders?.set('Upload-Expires', envio.expiraEm.toUTCString());
    return made;
  }

  /**
   * An upload of the caller, who must still be permitted to upload.
   * @throws EnvioNotFound, also for another person's; EnvioExpired; NotPermitted when the right is gone
   */
  async own(id: string): Promise<Envio> {
    const envio = await this.find(id);
    if (envio?.ator !== nameOf(currentContext().actor)) throw refusals.EnvioNotFound();
    requireRight(this.kindOf(envio).right);
    if (envio.expiraEm <= currentContext().now) throw refusals.EnvioExpired();
    return envio;
  }

  /**
   * Takes a complete file over in one transaction with `work` (and with the caller's, if one is open): it becomes a row of
   * `arquivo`, once. Only its sender may do so.
   * @throws EnvioNotFound, EnvioIncomplete, EnvioUsed
   */
  take<T>(kind: UploadKind, id: string, work: (file: TakenUpload) => Promise<T>): Promise<T> {
    const {db, idleMs} = this.parts;
    return db.tx(async () => {
      const {actor, now} = currentContext();
      const envio = await lockEnvio(db, id, idleMs);
      if (envio?.ator !== nameOf(actor) || envio.tipo !== kind.name || envio.expiraEm <= now)
        throw refusals.EnvioNotFound();
      if (envio.usadoEm) throw refusals.EnvioUsed();
      if (envio.caminho === null) throw refusals.EnvioIncomplete();
      await db.query(sql`UPDATE envio SET usado_em = ${now} WHERE id = ${id}`);
      const file = await db.one(sql<{id: number; caminho: string; mime: string; bytes: number}>`
        INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256)
        SELECT caminho, nome, mime, bytes, sha256 FROM envio WHERE id = ${id} RETURNING id, caminho, mime, bytes`);
      if (!file) throw new Error('an upload was not handed over');
      return work(file);
    });
  }

  /** Deletes expired uploads, incomplete or not taken over. Returns how many. */
  async sweep(): Promise<number> {
    const {db} = this.parts;
    const {now} = currentContext();
    const gone = await db.tx(() =>
      db.query(sql<Pick<Envio, 'id' | 'tipo' | 'mime' | 'caminho' | 'usadoEm'>>`
        DELETE FROM envio WHERE expira_em < ${now} RETURNING id, tipo, mime, caminho, usado_em AS "usadoEm"`),
    );
    for (const envio of gone) await this.removeFiles(envio);
    return gone.length;
  }

  private find = (id: string): Promise<Envio | undefined> => findEnvio(this.parts.db, id, this.parts.idleMs);

  private kindOf(envio: Pick<Envio, 'tipo'>): UploadKind {
    const kind = this.kinds.get(envio.tipo);
    // Its purpose no longer exists.
    if (!kind) throw refusals.EnvioNotFound();
    return kind;
  }

  /** The current state of an upload. One whose last byte had arrived when the server was killed is completed now. */
  private async completed(id: string): Promise<Envio> {
    const envio = await this.own(id);
    const kind = this.kindOf(envio);
    // The same file for another purpose starts a new upload.
    if (envio.usadoEm) throw refusals.EnvioNotFound();
    if (!(await isOnDisk(this.parts.storage, kind, envio))) throw refusals.EnvioExpired();
    // No offset while another connection is sending, as it would be outdated at once.
    if (envio.emAndamento) throw refusals.EnvioBusy();
    if (envio.caminho === null && envio.recebidos === envio.bytes)
      await completeUpload(this.parts, kind, envio, expiry()).catch(async (error: unknown) => {
        // Cancelled meanwhile: its file is gone.
        if (!(await this.find(id))) throw refusals.EnvioNotFound();
        if (!(error instanceof Unclean)) throw error;
        await this.discard(id);
        throw refusals.EnvioWrongType({erro: error.message});
      });
    return envio;
  }

  private async write(id: string, offset: number, bytes: Parameters<typeof receive>[3]): Promise<number> {
    const envio = await this.own(id);
    const kind = this.kindOf(envio);
    const checkType = async (mime?: string) => {
      if (mime && Object.hasOwn(kind.types, mime)) return mime;
      await this.discard(id);
      throw refusals.EnvioWrongType({erro: kind.wrongType});
    };
    const at = await receive({...this.parts, expires: expiry, checkType}, id, offset, bytes);
    if (at === envio.bytes) await this.completed(id);
    return at;
  }

  /** @throws EnvioUsed */
  private async cancel(id: string): Promise<void> {
    const {usadoEm} = await this.own(id);
    if (usadoEm || !(await this.discard(id))) throw refusals.EnvioUsed();
    endOtherWriter(id);
  }

  private async discard(id: string): Promise<boolean> {
    const {db} = this.parts;
    const gone = await db.tx(() =>
      db.one(sql<Pick<Envio, 'id' | 'tipo' | 'mime' | 'caminho' | 'usadoEm'>>`
        DELETE FROM envio WHERE id = ${id} AND usado_em IS NULL RETURNING id, tipo, mime, caminho, usado_em AS "usadoEm"`),
    );
    if (!gone) return false;
    await this.removeFiles(gone);
    return true;
  }

  private async removeFiles(envio: Pick<Envio, 'id' | 'tipo' | 'mime' | 'caminho' | 'usadoEm'>): Promise<void> {
    const {storage, log} = this.parts;
    const keys = envio.usadoEm ? [] : keysOf(this.kinds.get(envio.tipo), envio);
    for (const key of keys)
      await storage.remove(key).catch((error: unknown) => log.warn({err: error}, 'upload left to the nightly sweep'));
  }
}

const expiry = (): Date => new Date(currentContext().now.getTime() + RETENTION_MS);
