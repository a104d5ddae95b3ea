declare module 'negotiator' {
  import type {IncomingMessage} from 'node:http';

  /** The published types are of an older version, without the server's own preference. */
  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    encoding<T extends string>(available: readonly T[], options?: {preferred: readonly string[]}): T | undefined;
  }
}
