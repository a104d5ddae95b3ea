import {createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload} from 'jose';
import type {GoogleConfig} from '../../../kernel/config/social';
import {currentContext} from '../../../kernel/context';
import {callExternalService} from '../../../kernel/http/external-service';
import type {Logger} from '../../../kernel/logging/logger';
import {InvalidSocialToken, SocialUnavailable} from '../refusals';
import type {Network, SocialPerson} from './provider';

/** Maximum age of a token: a login sends it at once, so an older one was stored. Google's own limit is an hour. */
const MAX_AGE = '10m';
const CLOCKS_DIFFER = '1m';

/** Errors of an invalid token, as opposed to an unavailable Google. */
const NOT_GENUINE = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
];

/**
 * Verifies Google's ID tokens: signature, issuer, audience and age. A token with a nonce is valid only for the caller
 * who requested it with that nonce (OpenID Connect Core 3.1.3.7, 11); one without, only for callers who sent none.
 */
export class Google implements Network {
  readonly provider = 'google';
  readonly loginUrl: string;
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(
    private readonly config: GoogleConfig,
    private readonly log: Logger,
  ) {
    const login = new URL(config.loginUrl);
    login.searchParams.set('client_id', config.clientId);
    login.searchParams.set('response_type', 'id_token');
    login.searchParams.set('scope', 'openid email profile');
    login.searchParams.set('prompt', 'select_account');
    this.loginUrl = login.href;
    this.keys = createRemoteJWKSet(new URL(config.keysUrl), {
      [customFetch]: async address => {
        const {status, text} = await callExternalService(address);
        return new Response(text, {status});
      },
    });
  }

  async verify(token: string, nonce: string | undefined): Promise<SocialPerson> {
    const payload = await this.payloadOf(token);
    const {sub: subject, name, email, email_verified: verified} = payload;
    if (!subject || payload['nonce'] !== nonce || !this.isForUs(payload)) throw InvalidSocialToken();
    return {provider: this.provider, subject, nome: text(name), email: verified === false ? null : text(email)};
  }

  /** With several audiences the token must name us as the authorised party (OpenID Connect Core 3.1.3.7, 3 to 5). */
  private isForUs({aud, azp}: JWTPayload): boolean {
    const several = Array.isArray(aud) && aud.length > 1;
    return azp === undefined ? !several : azp === this.config.clientId;
  }

  private async payloadOf(token: string): Promise<JWTPayload> {
    try {
      const {payload} = await jwtVerify(token, this.keys, {
        algorithms: ['RS256', 'ES256'],
        issuer: [this.config.issuer, this.config.issuer.replace(/^https:\/\//, '')],
        audience: this.config.clientId,
        requiredClaims: ['sub', 'iat', 'exp'],
        maxTokenAge: MAX_AGE,
        clockTolerance: CLOCKS_DIFFER,
        currentDate: currentContext().now,
      });
      return payload;
    } catch (error) {
      if (NOT_GENUINE.some(kind => error instanceof kind)) throw InvalidSocialToken();
      this.log.warn({err: (error as Error).message}, 'keys of a social network');
      throw SocialUnavailable();
    }
  }
}

const text = (claim: unknown): string | null => (typeof claim === 'string' && claim.trim() ? claim.trim() : null);
