import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

const COOKIE = 'clube_aparelho';
/** Accounts that one browser is known for: a family's phone, a shop's counter. The latest stay. */
const MOST = 5;
const MAX_AGE_S = 180 * 86_400;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Browsers that a person has entered with before (OWASP's "device cookies"): they have tries of their own, so that who
 * uses up an account's tries from outside keeps nobody out who was there before. A mark is a random name and an HMAC over
 * it, the account and its password's hash: nobody can make one, it serves one account, and a new password ends it.
 */
export class KnownDevices {
  constructor(
    private readonly secret: string,
    private readonly https: boolean,
  ) {}

  /** The browser's name for this account; undefined when it is not known for it. */
  find(cookies: string | undefined, account: string, passwordHash: string): string | undefined {
    return marksOf(cookies)
      .find(mark => this.genuine(mark, account, passwordHash))
      ?.split('.')[0];
  }

  /** The Set-Cookie that makes the browser known for the account, besides those that it was known for. */
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
