import {createHmac, timingSafeEqual} from 'node:crypto';

/** The prefix __Host- restricts the cookie to this host, to https and to the path /. */
const NAME = '__Host-clube-explorer';
/** The maximum lifetime of a staff session. The cookie is invalid as soon as the session ends, however long the browser stores it. */
const MAX_AGE_SECONDS = 12 * 3600;
const VALUE = new RegExp(`(?:^|; )${NAME}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`);

/** The cookie that gives access to the API explorer: the session's public name and our signature. */
export const explorerCookie = (session: string, secret: string): string =>
  `${NAME}=${session}.${signature(session, secret)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Strict`;

/** The session that a Cookie header proves, or undefined. The caller must check whether it is still valid. */
export function sessionOfCookie(cookies: string | undefined, secret: string): string | undefined {
  const [, session = '', given = ''] = VALUE.exec(cookies ?? '') ?? [];
  if (!session) return undefined;
  return timingSafeEqual(Buffer.from(signature(session, secret)), Buffer.from(given)) ? session : undefined;
}

// The purpose is part of the signed text, so that a signature of a file URL cannot open the explorer, or the reverse.
const signature = (session: string, secret: string): string =>
  createHmac('sha256', secret).update(`explorer\n${session}`).digest('base64url');
