import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

const COOKIE = 'clube_aparelho';
/** How many accounts one browser is remembered for (a family's phone, a shop's counter); the latest ones win. */
const MOST = 5;
const MAX_AGE_S = 180 * 86_400;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Browsers that a person has logged in with before (OWASP's "device cookies"). They have password attempts of their own, so that
 * an attacker who uses up an account's attempts does not lock its owner out. The cookie has a random name and an HMAC over it,
 * the account and its password hash: nobody can forge it, it is valid for one account, and a new password invalidates it.
 */
export class KnownDevices {
  constructor(
    private readonly secret: string,
    private readonly https: boolean,
  ) {}

  /** The browser's random name for this account; undefined when it is not known for it. */
  find(cookies: string | undefined, account: string, passwordHash: string): string | undefined {
    return marksOf(cookies)
      .find(mark => this.genuine(mark, account, passwordHash))
      ?.split('.')[0];
  }

  /** The Set-Cookie header that adds the account to those that the browser is known for. */
  remember(cookies: string | undefined, account: string, passwordHash: string): string {
    const name = this.find(cookies, account, passwordHash) ?? randomBytes(16).toString('base64url');
    const others = marksOf(cookies).filter(mark => !this.genuine(mark, account, passwordHash));
    const value = [`${name}.${this.signature(name, account, passwordHash)}`, ...others].slice(0, MOST).join('~');
    const secure = this.https ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=/api/sessoes; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Strict${secure}`;
  }

  private genuine(mark: string, account: string, passwordHash: string): boolean {
    const [, name = '', given = ''] = MARK.exec(mark) ?? [];
    return timingSafeEqual(Buffer.from(this.signature(name, account, passwordHash)), Buffer.from(given));
  }

  private signature(name: string, account: string, passwordHash: string): string {
    return createHmac('sha256', this.secret)
      .update(`aparelho\n${name}\n${account}\n${passwordHash}`)
      .digest('base64url');
  }
}

function marksOf(cookies = ''): string[] {
  const own = cookies.split(';').find(cookie => cookie.trim().startsWith(`${COOKIE}=`));
  const marks = own?.slice(own.indexOf('=') + 1).split('~') ?? [];
  return marks.filter(mark => MARK.test(mark)).slice(0, MOST);
}
