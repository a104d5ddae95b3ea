import {DetailedError, Upload, type UploadOptions} from 'tus-js-client';
import {valueOf} from './answer.js';
import {ApiError} from './error.js';
import {commonHeaders} from './http.js';
import {uploadUrlStorage} from './upload-url-storage.js';

const MB = 1024 * 1024;
/** Of one call: what a proxy takes, and what a poor line carries before it is cut. */
const PIECE_BYTES = 8 * MB;
/** Where nothing comes through it is tried again for some minutes, in ms. Whatever comes through begins this anew. */
const PAUSES = [500, 1000, 3000, 5000, 10_000, 20_000, 30_000, 30_000, 60_000, 60_000, 60_000];
/** The disk is full: trying again at once would not help. */
const NO_SPACE = 507;
const [SESSION_OVER, CONFLICT, BUSY] = [401, 409, 423];

export interface LargeFileInit {
  /** What it is for, as the server's module declares it: `resgate.video`. */
  tipo: string;
  onProgress: (sent: number, total: number) => void;
  /** The line is lost, or somebody else is still sending: it is tried again. */
  onWaiting: () => void;
  /** The server has the whole file: the id to hand it over by. */
  onComplete: (id: string) => void;
  /** It was refused, or no try came through. `resume` tries again from where it stands. */
  onError: (error: ApiError) => void;
}

/** A file on its way, in pieces. */
export interface LargeFile {
  /** Stops; what has come stays with the server for a day. */
  pause(): Promise<void>;
  resume(): void;
  /** Stops, and the server forgets what has come. */
  cancel(): Promise<void>;
  /** It was taken over: the same file chosen again is a new one. */
  forget(): Promise<void>;
}

/**
 * Sends a file of any size in pieces (tus), going on where it stood: after a lost connection by itself, after the page was
 * closed when the same file is chosen again.
 */
export async function sendLargeFile(file: File, init: LargeFileInit): Promise<LargeFile> {
  const {tipo, onProgress, onWaiting, onComplete, onError} = init;
  let status = 0;
  const storage = uploadUrlStorage(() => status !== SESSION_OVER);
  const options: UploadOptions = {
    endpoint: `${window.location.origin}/api/envios`,
    metadata: {tipo, nome: file.name},
    chunkSize: PIECE_BYTES,
    retryDelays: PAUSES,
    urlStorage: storage,
    fingerprint: async () => [tipo, file.name, file.size, file.lastModified].join('|'),
    onBeforeRequest: request => {
      for (const [name, value] of Object.entries(commonHeaders())) request.setHeader(name, value);
    },
    onAfterResponse: (_, response) => void (status = response.getStatus()),
    onProgress,
    onShouldRetry: ({originalResponse}) => {
      const again = isWorthAnother(originalResponse?.getStatus() ?? 0);
      if (again) onWaiting();
      return again;
    },
    onSuccess: () => onComplete(upload.url?.split('/').pop() ?? ''),
    onError: error => onError(errorOf(error)),
  };
  const upload = new Upload(file, options);
  const [before] = (await upload.findPreviousUploads()).sort(
    (a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime),
  );
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return {
    pause: () => upload.abort(),
    resume: () => upload.start(),
    // What the server does not hear of it sweeps by itself.
    cancel: () => upload.abort(true).catch(() => undefined),
    forget: async () => {
      for (const {urlStorageKey} of await upload.findPreviousUploads()) await storage.removeUpload(urlStorageKey);
    },
  };
}

const isWorthAnother = (status: number): boolean =>
  status === CONFLICT || status === BUSY || status < 400 || (status >= 500 && status !== NO_SPACE);

/** As every other call would report it. */
function errorOf(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  try {
    valueOf(response?.getStatus() ?? 0, response?.getBody() ?? '');
  } catch (reason) {
    if (reason instanceof ApiError) return reason;
  }
  return new ApiError(0);
}
