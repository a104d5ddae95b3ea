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
    const {ator, agora} = currentContext();
    if (!('sessao' in ator)) throw new Error('only a session can be given a signed address');
    const until = (Math.floor(agora.getTime() / WINDOW_MS) + 2) * WINDOW_MS;
    const join = path.includes('?') ? '&' : '?';
    return `${path}${join}ate=${until}&sessao=${ator.sessao}&assinatura=${this.signature(path, ator.sessao, until)}`;
  }

  /** The session that the address was given to, or undefined when it was tampered with or has expired. */
  verify(pathAndQuery: string, agora: Date): {path: string; sessao: string} | undefined {
    const match = /^(.*)[?&]ate=(\d{1,16})&sessao=([\w-]{43})&assinatura=([\w-]{43})$/.exec(pathAndQuery);
    if (!match) return undefined;
    const [, path = '', until = '', sessao = '', given = ''] = match;
    const expected = this.signature(path, sessao, Number(until));
    const genuine = timingSafeEqual(Buffer.from(expected), Buffer.from(given));
    return genuine && agora.getTime() < Number(until) ? {path, sessao} : undefined;
  }

  private signature(path: string, sessao: string, until: number): string {
    return createHmac('sha256', this.secret).update(`${path}\n${sessao}\n${until}`).digest('base64url');
  }
}
