import type {Call} from '@clube/domain';
import type {Storage} from '../storage/storage';

/** Thrown by `clean` for a file that cannot be cleaned, with the message for its sender. */
export class Unclean extends Error {}

/** A purpose of resumable uploads. Registered by `uploads.define`. */
export interface UploadKind {
  /** `resgate.midia` */
  readonly name: string;
  /** The endpoint that uses the complete file. Whoever may call it may upload; checked with every request. */
  readonly right: Call;
  /** Folder in the storage, and first part of its URLs below /arquivos, for which the module registers an access rule. */
  readonly folder: string;
  /** Maximum size in bytes; the column in `arquivo` holds up to 2 GB. */
  readonly bytes: number;
  /** Accepted MIME types, detected from the content → file extension. */
  readonly types: Readonly<Record<string, string>>;
  /** Message for any other type: "Envie o vídeo em MP4 ou WebM". */
  readonly wrongType: string;
  /**
   * Removes unwanted data (such as metadata) from a complete file in place, without changing its length, before anybody can read
   * it. May run again, also concurrently on another copy of the server. Throws `Unclean` when that is impossible: the file is
   * refused and deleted.
   */
  readonly clean?: (storage: Storage, key: string, mime: string) => Promise<void>;
}

/** A complete file that was taken over, as in its row in `arquivo`. */
export interface TakenUpload {
  /** Id of its row in `arquivo`. */
  readonly id: number;
  readonly caminho: string;
  readonly mime: string;
  readonly bytes: number;
}
