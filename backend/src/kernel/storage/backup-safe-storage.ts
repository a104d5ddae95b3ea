import type {Readable} from 'node:stream';
import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import {LOCK} from '../persistence/locks';
import type {PartialFile, StoredFile, Storage} from './storage';
import {rowsOf, sql} from '../persistence/sql';

/**
 * A storage that deletes nothing while a backup copies it, as every file that a row of the backup's snapshot names must still
 * exist. Deletion does not wait: a file that is skipped now belongs to no row, and the nightly sweep deletes it.
 */
export class BackupSafeStorage implements Storage {
  constructor(
    private readonly files: Storage,
    private readonly db: Database,
    private readonly log: Logger,
  ) {}

  save = (key: string, source: string): Promise<void> => this.files.save(key, source);
  partial = (key: string): Promise<PartialFile> => this.files.partial(key);
  rewrite = (key: string): Promise<PartialFile> => this.files.rewrite(key);
  adopt = (from: string, to: string): Promise<void> => this.files.adopt(from, to);
  read = (key: string, range?: {start: number; end: number}): Readable => this.files.read(key, range);
  stat = (key: string): Promise<StoredFile | undefined> => this.files.stat(key);
  open = (key: string): Promise<{bytes: number; content: Readable} | undefined> => this.files.open(key);
  keys = (): AsyncIterable<string> => this.files.keys();

  async remove(key: string): Promise<void> {
    const client = await this.db.writes.connect().catch((error: unknown) => {
      this.log.warn({err: error}, 'file left to the nightly sweep');
      return undefined;
    });
    if (!client) return;
    let broken: Error | undefined;
    // Without a listener, losing the connection would crash the process.
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    try {
      await client.query('BEGIN');
      const [lock] = await rowsOf(
        client,
        sql<{free: boolean}>`SELECT pg_try_advisory_xact_lock_shared(${LOCK.REMOVAL}) AS free`,
      );
      if (lock?.free) await this.files.remove(key);
      await client.query('COMMIT');
    } catch (error) {
      broken = error as Error;
      this.log.warn({err: error}, 'file left to the nightly sweep');
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }
}
