import {createHmac, timingSafeEqual} from 'node:crypto';
import {currentContext} from '../context';

/** Addresses live between these times: rounding keeps one address stable, so that the browser's cache helps. */
const WINDOW_MS = 10 * 60_000;

/**
 * Short-lived addresses for what cannot send our header (img, video, a PDF's tab, a download): an HMAC over path,
 * session and time. They die with the session that asked for them.
 */
export class SignedUrls {
  constructor(private readonly secret: string) {}

  sign(path: string): string {
    const {actor, now} = currentContext();
    if (!('session' in actor)) throw new Error('only a session can be given a signed address');
    const until = (Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS;
    const join = path.includes('?') ? '&' : '?';
    return `${path}${join}ate=${until}&sessao=${actor.session}&assinatura=${this.signature(path, actor.session, until)}`;
  }

  /** The session that the address was given to, or undefined when it was tampered with or has expired. */
  verify(pathAndQuery: string, now: Date): {path: string; session: string} | undefined {
    const match = /^(.*)[?&]ate=(\d{1,16})&sessao=([\w-]{43})&assinatura=([\w-]{43})$/.exec(pathAndQuery);
    if (!match) return undefined;
    const [, path = '', until = '', session = '', given = ''] = match;
    const expected = this.signature(path, session, Number(until));
    const genuine = timingSafeEqual(Buffer.from(expected), Buffer.from(given));
    return genuine && now.getTime() < Number(until) ? {path, session} : undefined;
  }

  private signature(path: string, session: string, until: number): string {
    return createHmac('sha256', this.secret).update(`${path}\n${session}\n${until}`).digest('base64url');
  }
}
