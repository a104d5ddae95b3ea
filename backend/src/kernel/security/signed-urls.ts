import {createHmac, timingSafeEqual} from 'node:crypto';
import {currentContext} from '../context';

/** Addresses live between these times: rounding keeps one address stable, so that the browser's cache helps. */
const WINDOW_MS = 10 * 60_000;

/** Stands where a session stands; none is called so, for theirs have 43 characters. */
const OPEN = 'aberto';

/**
 * Short-lived addresses for what cannot send our header (img, video, a PDF's tab, a download): an HMAC over path,
 * session and time. They die with the session that asked for them.
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
   * For whoever has the address, without a session: what its owner shows to others. Whoever hands it out has looked
   * whether it may be shown, now.
   */
  signOpen(path: string): string {
    const until = this.end(currentContext().now);
    return `${path}?ate=${until}&assinatura=${this.signature(path, OPEN, until)}`;
  }

  /** Whether an address without a session is one that we gave and that is still good. */
  isOpen(pathAndQuery: string, now: Date): boolean {
    const match = /^([^?]*)\?ate=(\d{1,16})&assinatura=([\w-]{43})$/.exec(pathAndQuery);
    if (!match) return false;
    const [, path = '', until = '', given = ''] = match;
    return this.isGenuine(given, path, OPEN, Number(until)) && now.getTime() < Number(until);
  }

  /** The session that the address was given to, or undefined when it was tampered with or has expired. */
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
