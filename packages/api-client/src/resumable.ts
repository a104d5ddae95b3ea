import {DetailedError, Upload, type UploadOptions} from 'tus-js-client';
import {valueOf} from './answer.js';
import {ApiError} from './error.js';
import {commonHeaders} from './http.js';
import {uploadUrlStorage} from './upload-url-storage.js';

const MB = 1024 * 1024;
/** Maximum bytes per request, which proxies accept and poor connections can transfer. */
const PIECE_BYTES = 8 * MB;
/** Waits between attempts without progress, in ms, some minutes in all; any progress restarts the sequence. */
const PAUSES = [500, 1000, 3000, 5000, 10_000, 20_000, 30_000, 30_000, 60_000, 60_000, 60_000];
/** HTTP status for a full disk, which an immediate retry would not fix. */
const NO_SPACE = 507;
const [SESSION_OVER, CONFLICT, BUSY] = [401, 409, 423];

export interface LargeFileInit {
  /** The kind of upload as declared on the server, such as `resgate.video`. */
  tipo: string;
  onProgress: (sent: number, total: number) => void;
  /** Called when the connection is lost or another upload of the file is active; a retry follows. */
  onWaiting: () => void;
  /** Called when the server has the whole file, with the upload's id. */
  onComplete: (id: string) => void;
  /** Called when the upload was refused or all attempts failed. `resume` continues it. */
  onError: (error: ApiError) => void;
}

/** A running resumable upload. */
export interface LargeFile {
  /** Pauses; the server stores the received part for a day. */
  pause(): Promise<void>;
  resume(): void;
  /** Stops, and the server deletes the received part. */
  cancel(): Promise<void>;
  /** Call after the file was used: choosing it again starts a new upload. */
  forget(): Promise<void>;
}

/**
 * Uploads a file of any size in pieces (tus) and resumes it: automatically after a lost connection, and after the page was
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
    // If the request fails, the server deletes the upload later by itself.
    cancel: () => upload.abort(true).catch(() => undefined),
    forget: async () => {
      for (const {urlStorageKey} of await upload.findPreviousUploads()) await storage.removeUpload(urlStorageKey);
    },
  };
}

const isWorthAnother = (status: number): boolean =>
  status === CONFLICT || status === BUSY || status < 400 || (status >= 500 && status !== NO_SPACE);

/** Converts an error of the upload library to an ApiError. */
function errorOf(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  try {
    valueOf(response?.getStatus() ?? 0, response?.getBody() ?? '');
  } catch (reason) {
    if (reason instanceof ApiError) return reason;
  }
  return new ApiError(0);
}
