import type {IncomingMessage} from 'node:http';
import type {FreeSpace} from '../../storage/free-space';
import type {Endpoint} from '../routing/define-endpoint';

/**
 * A check that an upload of this many bytes must pass; path parameters are as sent. The returned function is called when
 * the request is over.
 */
export type UploadCheck = (bytes: number, params: Readonly<Record<string, string>>) => Promise<(() => void) | void>;

/** Checks that a request with files must pass before its body is read: the quotas of its module, and free disk space. */
export class UploadGate {
  private readonly checks = new Map<string, UploadCheck>();

  constructor(private readonly space: FreeSpace) {}

  /** @param route as declared: `POST /api/…` */
  register(route: string, check: UploadCheck): void {
    this.checks.set(route, check);
  }

  /** Throws the refusal of the first failed check. Returns the function to call when the request is over. */
  async admit(
    {method, path, files, raw}: Endpoint,
    request: IncomingMessage,
    params: Readonly<Record<string, string>>,
  ): Promise<() => void> {
    if (raw) return this.space.hold(bytesOf(request) ?? 0);
    const isForm = (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
    if (!files || !isForm) return () => undefined;
    const bytes = bytesOf(request) ?? files.bytes * files.maxFiles;
    const over = await this.checks.get(`${method} ${path}`)?.(bytes, params);
    try {
      // Whatever is announced, no more than this is stored (`multipart.ts` accepts one file more, to refuse it).
      const release = await this.space.hold(Math.min(bytes, files.bytes * (files.maxFiles + 1)));
      return () => {
        release();
        over?.();
      };
    } catch (error) {
      over?.();
      throw error;
    }
  }
}

/** The Content-Length; undefined when the client sends none. */
function bytesOf(request: IncomingMessage): number | undefined {
  const declared = request.headers['content-length'];
  return declared === undefined ? undefined : Number(declared);
}
