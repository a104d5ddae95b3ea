import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import type {FreeSpace} from '../storage/free-space';
import type {Storage} from '../storage/storage';

export interface UploadParts {
  db: Database;
  storage: Storage;
  space: FreeSpace;
  log: Logger;
  /** The limit `uploadIdleMs`. */
  idleMs: number;
}
