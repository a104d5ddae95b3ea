import type {IncomingMessage} from 'node:http';
import type {FreeSpace} from '../../storage/free-space';
import type {Endpoint} from '../routing/define-endpoint';

/** Has to let an upload of so many bytes pass; what it answers is called once the call is over. */
export type UploadCheck = (bytes: number) => Promise<() => void>;

/** What a call with files has to pass before its body is read: room on the disk, and what its route's module asks. */
export class UploadGate {
  private readonly checks = new Map<string, UploadCheck>();

  constructor(private readonly space: FreeSpace) {}

  /** @param route as declared: `POST /api/…` */
  register(route: string, check: UploadCheck): void {
    this.checks.set(route, check);
  }

  /** Throws the refusal; answers what is to be called once the call is over. */
  async admit({method, path, files, raw}: Endpoint, request: IncomingMessage): Promise<() => void> {
    if (raw) await this.space.require(bytesOf(request) ?? 0);
    const isForm = (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
    if (!files || !isForm) return () => undefined;
    const bytes = bytesOf(request) ?? files.bytes * files.maxFiles;
    await this.space.require(bytes);
    return (await this.checks.get(`${method} ${path}`)?.(bytes)) ?? (() => undefined);
  }
}

/** As the sender says; undefined when the sender does not say. */
function bytesOf(request: IncomingMessage): number | undefined {
  const declared = request.headers['content-length'];
  return declared === undefined ? undefined : Number(declared);
}
