import type {Readable} from 'node:stream';
import {DataStore, Upload} from '@tus/server';
import type {Envio} from './rows';

/** What @tus/server needs from us, in our own terms. */
export interface TusTarget {
  create(id: string, size: number, metadata: Readonly<Record<string, string | null>>): Promise<void>;
  /** @throws EnvioNotFound */
  find(id: string): Promise<Envio>;
  write(id: string, offset: number, bytes: Readable): Promise<number>;
  cancel(id: string): Promise<void>;
}

/** The data store of @tus/server: rows in PostgreSQL, bytes in our storage. */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];

  constructor(private readonly target: TusTarget) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.target.create(upload.id, upload.size ?? 0, upload.metadata ?? {});
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const {bytes: size, recebidos: offset, criadoEm, nome, tipo} = await this.target.find(id);
    return new Upload({id, size, offset, metadata: {nome, tipo}, creation_date: criadoEm.toISOString()});
  }

  override write(stream: Readable, id: string, offset: number): Promise<number> {
    return this.target.write(id, offset, stream);
  }

  override remove(id: string): Promise<void> {
    return this.target.cancel(id);
  }

  /** No expiry for the library to enforce: it does not know our clock, nor that every piece extends the expiry. */
  override getExpiration(): number {
    return 0;
  }
}
