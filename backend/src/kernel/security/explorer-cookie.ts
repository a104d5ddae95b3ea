import {createHmac, timingSafeEqual} from 'node:crypto';

/** __Host-: from this host alone, over https alone, for no other path. */
const NAME = '__Host-clube-explorer';
/** As long as a session of staff can last; it is over with that session, whatever the browser keeps. */
const MAX_AGE_SECONDS = 12 * 3600;
const VALUE = new RegExp(`(?:^|; )${NAME}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`);

/** The cookie that lets the explorer be read: the session's public name and our signature under it. */
export const explorerCookie = (session: string, secret: string): string =>
  `${NAME}=${session}.${signature(session, secret)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Strict`;

/** The session that a Cookie header proves, or undefined. Whether it is still valid is for the caller to check. */
export function sessionOfCookie(cookies: string | undefined, secret: string): string | undefined {
  const [, session = '', given = ''] = VALUE.exec(cookies ?? '') ?? [];
  if (!session) return undefined;
  return timingSafeEqual(Buffer.from(signature(session, secret)), Buffer.from(given)) ? session : undefined;
}

// The purpose is part of what is signed: no signature for a file's address opens the explorer, nor the other way round.
const signature = (session: string, secret: string): string =>
  createHmac('sha256', secret).update(`explorer\n${session}`).digest('base64url');
