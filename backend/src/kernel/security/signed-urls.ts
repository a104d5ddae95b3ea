import {createHmac, timingSafeEqual} from 'node:crypto';
import {currentContext} from '../context';

/**
 * A signed URL is valid for between these times. The expiry is rounded, so that the URL stays the same for a while and browsers
 * can cache it.
 */
const WINDOW_MS = 10 * 60_000;

/** Takes the place of the session in the signature; no session has this name, as theirs have 43 characters. */
const OPEN = 'aberto';

/**
 * Short-lived URLs for requests that cannot send our header (img, video, a PDF in a tab, a download): an HMAC over path, session
 * and expiry. They become invalid when the session ends.
 */
export class SignedUrls {
  constructor(private readonly secret: string) {}

  sign(path: string): string {
    const {actor, now} = currentContext();
    if (!('session' in actor)) throw new Error('only a session can be given a signed address');
    const until = this.end(now);
    const join = path.includes('?') ? '&' : '?';
    return `${path}${join}ate=${until}&sessao=${actor.session}&assinatura=${this.signature(path, actor.session, until)}`;
  }

  /**
   * A URL that works without a session, for files that their owner shows to others. The caller must have checked that the file
   * may be shown now.
   */
  signOpen(path: string): string {
    const until = this.end(currentContext().now);
    return `${path}?ate=${until}&assinatura=${this.signature(path, OPEN, until)}`;
  }

  /** Whether a URL without a session was signed by us and has not expired. */
  isOpen(pathAndQuery: string, now: Date): boolean {
    const match = /^([^?]*)\?ate=(\d{1,16})&assinatura=([\w-]{43})$/.exec(pathAndQuery);
    if (!match) return false;
    const [, path = '', until = '', given = ''] = match;
    return this.isGenuine(given, path, OPEN, Number(until)) && now.getTime() < Number(until);
  }

  /** The session that the URL was issued to; undefined when it was tampered with or has expired. */
  verify(pathAndQuery: string, now: Date): {path: string; session: string} | undefined {
    const match = /^(.*)[?&]ate=(\d{1,16})&sessao=([\w-]{43})&assinatura=([\w-]{43})$/.exec(pathAndQuery);
    if (!match) return undefined;
    const [, path = '', until = '', session = '', given = ''] = match;
    const genuine = this.isGenuine(given, path, session, Number(until));
    return genuine && now.getTime() < Number(until) ? {path, session} : undefined;
  }

  private end(now: Date): number {
    return (Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS;
  }

  private isGenuine(given: string, path: string, session: string, until: number): boolean {
    return timingSafeEqual(Buffer.from(this.signature(path, session, until)), Buffer.from(given));
  }

  private signature(path: string, session: string, until: number): string {
    return createHmac('sha256', this.secret).update(`${path}\n${session}\n${until}`).digest('base64url');
  }
}
