import type {Call} from '@clube/domain';
import type {Storage} from '../storage/storage';

/** Thrown by `clean` of a file that cannot be cleaned, with what is said to who sent it. */
export class Unclean extends Error {}

/** What large files are sent for. Registered by `uploads.define`. */
export interface UploadKind {
  /** `resgate.midia` */
  readonly name: string;
  /** The call that takes a complete one over: who may make it may send. Checked at every call. */
  readonly right: Call;
  /** Of the storage, and the first part of the addresses below /arquivos, where the module has a rule for who may read. */
  readonly folder: string;
  /** The largest file, in bytes; a row of `arquivo` counts up to 2 GB. */
  readonly bytes: number;
  /** Detected from the content: MIME type → the extension it is stored with. */
  readonly types: Readonly<Record<string, string>>;
  /** What is said to who sends another type: "Envie o vídeo em MP4 ou WebM". */
  readonly wrongType: string;
  /**
   * Rewrites a whole file before anybody can read it, to the same length: what it is not to keep. May be called again, also
   * at the same time by another copy of the server. `Unclean` where that cannot be done: the file is refused, and goes.
   */
  readonly clean?: (storage: Storage, key: string, mime: string) => Promise<void>;
}

/** A whole file that was handed over, as its row in `arquivo` says. */
export interface TakenUpload {
  /** Of its row in `arquivo`. */
  readonly id: number;
  readonly caminho: string;
  readonly mime: string;
  readonly bytes: number;
}
