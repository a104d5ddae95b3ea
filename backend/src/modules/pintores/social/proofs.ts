import {createHmac, timingSafeEqual} from 'node:crypto';
import {SOCIAL_PROVIDERS, type SocialProvider} from '@clube/domain';

/** How long a proof is valid, as a sign-up takes its time. */
const GOOD_FOR_MS = 3 * 3_600_000;
const FORM = /^(.{1,255})\.([0-9a-z]{1,11})\.([\w-]{43})$/s;

/**
 * Proofs that we verified a network's token, sent with the sign-up that follows: the identity, the expiry, and an HMAC
 * over both. Without them anyone could sign up with another person's identity and wait for that person to log in.
 */
export class SocialProofs {
  constructor(private readonly secret: string) {}

  issue(provider: SocialProvider, subject: string, now: Date): string {
    const until = (now.getTime() + GOOD_FOR_MS).toString(36);
    return `${subject}.${until}.${this.signature(provider, subject, until)}`;
  }

  /** The identity in a proof; undefined for an invalid or expired one. */
  read(proof: string, now: Date): {provider: SocialProvider; subject: string} | undefined {
    const [, subject = '', until = '', given = ''] = FORM.exec(proof) ?? [];
    if (parseInt(until, 36) <= now.getTime()) return undefined;
    const provider = SOCIAL_PROVIDERS.find(each => same(this.signature(each, subject, until), given));
    return provider && {provider, subject};
  }

  private signature(provider: SocialProvider, subject: string, until: string): string {
    return createHmac('sha256', this.secret)
      .update(`identidade\n${provider}\n${until}\n${subject}`)
      .digest('base64url');
  }
}

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
