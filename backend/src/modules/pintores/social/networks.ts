import {BindingScope, inject, injectable} from '@loopback/core';
import {SOCIAL_NAMES, type SocialProvider} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Logger} from '../../../kernel/logging/logger';
import type {Throttle} from '../../../kernel/security/throttle';
import {InvalidSocialToken, SocialSignInDisabled} from '../refusals';
import {Facebook} from './facebook';
import {Google} from './google';
import {SocialProofs} from './proofs';
import type {Network, SocialPerson} from './provider';

/** The request fields that identify a person at a network. */
export interface SocialToken {
  /** The token; its format shows its network. */
  index: string;
  nonce?: string | undefined;
}

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The configured networks, which verify tokens. */
@injectable({scope: BindingScope.SINGLETON})
export class SocialNetworks {
  private readonly networks: readonly Network[];
  private readonly proofs: SocialProofs;

  constructor(
    @inject(Kernel.CONFIG) config: Config,
    @inject(Kernel.LOG) log: Logger,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {
    this.proofs = new SocialProofs(config.secret);
    this.networks = [
      ...(config.google ? [new Google(config.google, log)] : []),
      ...(config.facebook ? [new Facebook(config.facebook, log)] : []),
    ];
  }

  /** The networks for the login screen. */
  offered(): {provedor: SocialProvider; nome: string; endereco: string}[] {
    return this.networks.map(({provider, loginUrl}) => ({
      provedor: provider,
      nome: SOCIAL_NAMES[provider],
      endereco: loginUrl,
    }));
  }

  /**
   * @throws 400 when the token's network is not configured, 422 for an invalid or used token, 503 when the network does
   * not respond.
   */
  async verify({index, nonce}: SocialToken): Promise<SocialPerson> {
    const provider = JWT.test(index) ? 'google' : 'facebook';
    const network = this.networks.find(each => each.provider === provider);
    if (!network) throw SocialSignInDisabled();
    await this.throttle.lookup();
    const person = await network.verify(index, nonce);
    if (person.subject.length > 255) throw InvalidSocialToken();
    // An ID token is accepted once, so that a copy in memory or a log is useless. The signature is left out, as it can
    // be encoded in several ways.
    const signed = index.slice(0, index.lastIndexOf('.'));
    if (provider === 'google' && !(await this.throttle.firstTime(signed))) throw InvalidSocialToken();
    return person;
  }

  /** Issues a proof for the sign-up that follows. */
  prove = ({provider, subject}: SocialPerson): string => this.proofs.issue(provider, subject, currentContext().now);

  /** The identity in a proof; undefined for an invalid or expired one. */
  proven = (proof: string) => this.proofs.read(proof, currentContext().now);
}
